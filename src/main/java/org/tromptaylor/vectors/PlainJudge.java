package org.tromptaylor.vectors;

/** A rule set, by {@link PlainGame}. */
final class PlainJudge implements Judge {

    private final RuleSet rules;
    private PlainGame last;

    PlainJudge(RuleSet rules) {
        this.rules = rules;
    }

    @Override
    public boolean reaches(int width, int height, int[] grid, int point, int colour) {
        return PlainGame.reach(width, height, grid, colour)[point];
    }

    @Override
    public int[] clear(int width, int height, int[] grid, int colour) {
        return PlainGame.clear(width, height, grid, colour);
    }

    @Override
    public int[] move(int width, int height, int[] grid, int player, int point) {
        int[] after = PlainGame.move(width, height, grid, player, point);
        return after[point] == player || rules.suicide() != RuleSet.Suicide.FORBIDDEN
                ? after
                : null;
    }

    @Override
    public int score(int width, int height, int[] grid, int player) {
        return PlainGame.score(rules.scoring(), width, height, grid, player, 0);
    }

    @Override
    public PlainGame start(int width, int height) {
        last = new PlainGame(rules, width, height);
        return last;
    }

    /** The game that was started last. */
    PlainGame last() {
        return last;
    }

    // Prisoners are not on the grid.
    @Override
    public int score(int width, int height, Play game, int player) {
        return ((PlainGame) game).score(player);
    }
}
