package org.tromptaylor.cli;

import java.util.Arrays;
import java.util.List;
import org.tromptaylor.conformance.BadInputException;

/** Which line of a game tree is meant, such as {@code 1.3}. */
final class LinePath {

    static final String DESCRIPTION =
            "The line of the game tree: for each branching from the first on, which variation is taken,"
                    + " 1 being the main one. 2 is the second at the first branching, 1.3 the third at the"
                    + " second. Default: the main line.";

    private LinePath() {}

    /** The numbers of a path; none for the main line. */
    static List<Integer> choices(String path) throws BadInputException {
        if (path == null) {
            return List.of();
        }
        if (!path.matches("[1-9][0-9]{0,5}(\\.[1-9][0-9]{0,5}){0,9999}")) {
            throw new BadInputException("not a path such as 2 or 1.3: '" + path + "'");
        }
        return Arrays.stream(path.split("\\.")).map(Integer::valueOf).toList();
    }
}
