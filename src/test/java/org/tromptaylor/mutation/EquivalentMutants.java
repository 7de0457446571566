package org.tromptaylor.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The list of the mutants that no test can notice.
 *
 * <p>An entry is one or more mutants, as {@link Mutant#toString} writes them, and the reason that
 * they share, over one or more lines. Lines that start with {@code #} and empty ones are left aside.
 */
final class EquivalentMutants {

    private static final Pattern FIELD = Pattern.compile("(mutant|line|change|which|why) +(.+)");
    private static final Pattern WHICH = Pattern.compile("([0-9]{1,4}) of ([0-9]{1,4})");
    private static final String INDENT = " ".repeat(8);

    private final Set<Mutant> mutants = new LinkedHashSet<>();

    // The mutant whose fields are being read.
    private String method;
    private String line;
    private String change;
    private int number = 1;
    private int of = 1;

    /** The last field is a reason, which may go on. */
    private boolean inReason;

    private EquivalentMutants() {}

    /**
     * Reads the list.
     *
     * @throws IllegalArgumentException naming file and line, if it is not well-formed
     */
    static Set<Mutant> read(Path file) throws IOException {
        EquivalentMutants list = new EquivalentMutants();
        List<String> lines = Files.readAllLines(file);
        int at = 0;
        try {
            while (at < lines.size()) {
                list.take(lines.get(at).stripTrailing());
                at++;
            }
            require(list.method == null, "no reason for the last mutant");
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    file.getFileName() + ":" + (at + 1) + ": " + e.getMessage(), e);
        }
        return list.mutants;
    }

    private void take(String text) {
        if (text.isEmpty() || text.startsWith("#") || inReason && text.startsWith(INDENT)) {
            return;
        }
        Matcher field = FIELD.matcher(text);
        require(field.matches(), "neither a field nor more of a reason");
        String value = field.group(2);
        switch (field.group(1)) {
            case "mutant" -> {
                endMutant();
                inReason = false;
                method = value;
            }
            case "line" -> {
                require(method != null && line == null, "a line without a mutant");
                line = value;
            }
            case "change" -> {
                require(line != null && change == null, "a change without a line");
                change = value;
            }
            case "which" -> {
                Matcher which = WHICH.matcher(value);
                require(change != null && which.matches(), "not of a change such as 1 of 2");
                number = Integer.parseInt(which.group(1));
                of = Integer.parseInt(which.group(2));
                require(1 <= number && number <= of && of > 1, "there is no such one");
            }
            default -> {
                require(method != null, "a reason without a mutant");
                endMutant();
                inReason = true;
            }
        }
    }

    private void endMutant() {
        if (method != null) {
            require(change != null, "the mutant before has no change");
            require(
                    mutants.add(new Mutant(method, line, change, number, of)),
                    "the mutant before stands twice in the list");
        }
        method = null;
        line = null;
        change = null;
        number = 1;
        of = 1;
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }
}
