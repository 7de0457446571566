package org.tromptaylor.gtp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tromptaylor.engine.Game;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.rules.TrompTaylor;

/** Commands about the start of a game: the size of the grid, komi, handicap. */
final class BoardCommands {

    private static final int LEAST_HANDICAP = 2;

    private final Session session;

    BoardCommands(Session session) {
        this.session = session;
    }

    void addTo(Map<String, Command> commands) {
        commands.put("boardsize", this::boardsize);
        commands.put("rectangular_boardsize", this::boardsize);
        commands.put("query_boardsize", this::size);
        commands.put("gogui-rules_board_size", this::size);
        commands.put("clear_board", this::clear);
        commands.put("komi", this::komi);
        commands.put("get_komi", this::tellKomi);
        commands.put("fixed_handicap", this::fixedHandicap);
        commands.put("place_free_handicap", this::placeFreeHandicap);
        commands.put("set_free_handicap", this::setFreeHandicap);
    }

    private String boardsize(Arguments arguments) throws Refusal {
        arguments.atMost(2);
        int width = arguments.number(0);
        int height = arguments.count() == 1 ? width : arguments.number(1);
        if (Math.min(width, height) < 1 || Math.max(width, height) > Session.LONGEST_SIDE) {
            throw new Refusal("unacceptable size");
        }
        session.begin(width, height);
        return "";
    }

    /** One number for a square, else width and height. */
    private String size(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        int width = session.game().width();
        int height = session.game().height();
        return width == height ? String.valueOf(width) : width + " " + height;
    }

    private String clear(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        session.begin(session.game().width(), session.game().height());
        return "";
    }

    private String komi(Arguments arguments) throws Refusal {
        arguments.atMost(1);
        session.komi(arguments.decimal(0));
        return "";
    }

    private String tellKomi(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        return session.komi().toPlainString();
    }

    private String fixedHandicap(Arguments arguments) throws Refusal {
        Game game = session.game();
        int stones = stones(arguments, Handicap.most(game.width(), game.height()));
        return place(Handicap.points(game.width(), game.height(), stones));
    }

    private String placeFreeHandicap(Arguments arguments) throws Refusal {
        Game game = session.game();
        int stones = stones(arguments, session.served().points() - 1);
        int fixed = Math.min(stones, Handicap.most(game.width(), game.height()));
        Set<Integer> points = new LinkedHashSet<>();
        if (fixed > 0) {
            points.addAll(Handicap.points(game.width(), game.height(), fixed));
        }
        while (points.size() < stones) {
            points.add(session.random().point(session.served().points()));
        }
        return place(List.copyOf(points));
    }

    private int stones(Arguments arguments, int most) throws Refusal {
        arguments.atMost(1);
        int stones = arguments.number(0);
        requireStart();
        if (stones < LEAST_HANDICAP || stones > most) {
            throw new Refusal("invalid number of stones");
        }
        return stones;
    }

    private String setFreeHandicap(Arguments arguments) throws Refusal {
        List<Integer> points = new ArrayList<>();
        arguments.word(0);
        for (int i = 0; i < arguments.count(); i++) {
            points.add(arguments.turn(i, session.game()));
        }
        requireStart();
        Set<Integer> different = new HashSet<>(Set.of(TrompTaylor.PASS, session.served().points()));
        for (int i = 0; i < points.size(); i++) {
            if (!different.add(points.get(i))) {
                throw new Refusal("bad vertex list: " + Excerpt.of(arguments.word(i)));
            }
        }
        if (points.size() < LEAST_HANDICAP || points.size() == session.served().points()) {
            throw new Refusal("bad vertex list: number of stones " + points.size());
        }
        return place(points);
    }

    private void requireStart() throws Refusal {
        if (session.game().turns() > 0) {
            throw new Refusal("board not empty");
        }
    }

    /** Black's moves with White's passes between them (TT-5.a), so that White's turn comes next. */
    private String place(List<Integer> points) {
        List<Integer> turns = new ArrayList<>();
        for (int point : points) {
            if (!turns.isEmpty()) {
                turns.add(TrompTaylor.PASS);
            }
            turns.add(point);
        }
        session.served().lay(turns);
        return session.vertices(points);
    }
}
