package org.tromptaylor.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A game of random legal turns by the methods of the rules, the same for the same seed. */
final class RandomGame {

    final int width;
    final int height;
    private final Random random;
    private final List<int[]> history = new ArrayList<>();
    private final List<Integer> turns = new ArrayList<>();
    private int refused;

    RandomGame(int width, int height, long seed) {
        this.width = width;
        this.height = height;
        this.random = new Random(seed);
        history.add(TrompTaylor.start(width, height));
    }

    /** Takes so many turns, fewer if the game ends. */
    RandomGame play(int many, int passesOfHundred) {
        for (int i = 0; i < many && !isOver(); i++) {
            playOne(passesOfHundred);
        }
        return this;
    }

    /** Passes now and then, but ends the game only if there is no legal move. */
    private void playOne(int passesOfHundred) {
        boolean mayPass = turns.isEmpty() || turns.get(turns.size() - 1) != TrompTaylor.PASS;
        int turn = TrompTaylor.PASS;
        if (!mayPass || random.nextInt(100) >= passesOfHundred) {
            turn = anyMove();
        }
        history.add(turn == TrompTaylor.PASS ? present().grid() : present().move(toMove(), turn));
        turns.add(turn);
    }

    private int anyMove() {
        List<Integer> points = new ArrayList<>();
        for (int point = 0; point < width * height; point++) {
            points.add(point);
        }
        Collections.shuffle(points, random);
        for (int point : points) {
            if (isLegal(point)) {
                return point;
            }
            if (present().grid()[point] == TrompTaylor.EMPTY) {
                refused++;
            }
        }
        return TrompTaylor.PASS;
    }

    boolean isLegal(int turn) {
        return TrompTaylor.isLegal(width, height, history(), turn);
    }

    boolean isOver() {
        return TrompTaylor.isOver(turns.stream().mapToInt(Integer::intValue).toArray());
    }

    int toMove() {
        return TrompTaylor.toMove(turns.size());
    }

    Colouring present() {
        return new Colouring(width, height, history.get(turns.size()));
    }

    /** The colourings after 0, 1, 2, ... turns. */
    int[][] history() {
        return history.toArray(int[][]::new);
    }

    List<Integer> turns() {
        return turns;
    }

    int moves() {
        return (int) turns.stream().filter(turn -> turn != TrompTaylor.PASS).count();
    }

    int passes() {
        return turns.size() - moves();
    }

    /** How many moves have been tried and refused because they repeat a colouring. */
    int refused() {
        return refused;
    }

    @Override
    public String toString() {
        return width + "x" + height + " " + turns + " " + present();
    }
}
