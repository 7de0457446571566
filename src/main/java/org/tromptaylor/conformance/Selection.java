package org.tromptaylor.conformance;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.TestVector;

/** Which vectors of a corpus to run. */
public final class Selection {

    private Selection() {}

    /**
     * The vectors whose id fits one of the patterns and that cite one of the rules; without patterns
     * or rules that restricts nothing.
     *
     * @param patterns ids, in which {@code *} stands for any characters and {@code ?} for one
     * @param rules ids of rules, which take their readings too ({@code TT-6}), or of readings
     *     ({@code TT-6.c})
     * @return at least one vector, in the order of the corpus
     * @throws BadInputException if there is no such rule, or no vector for one of the patterns, for
     *     one of the rules, or for all together
     */
    public static List<TestVector> of(Corpus corpus, List<String> patterns, List<String> rules)
            throws BadInputException {
        List<TestVector> all = corpus.vectors();
        List<Pattern> globs = new ArrayList<>();
        for (String pattern : patterns) {
            Pattern glob = glob(pattern);
            if (all.stream().noneMatch(vector -> fits(vector, glob))) {
                throw new BadInputException("no vector's id fits " + Excerpt.of(pattern));
            }
            globs.add(glob);
        }
        for (String rule : rules) {
            if (!RuleIds.exists(rule)) {
                throw new BadInputException(
                        "no rule has the id " + Excerpt.of(rule) + "; ids are like TT-6 or TT-6.c");
            }
            if (all.stream().noneMatch(vector -> cites(vector, rule))) {
                throw new BadInputException("no vector cites " + rule);
            }
        }
        List<TestVector> selected =
                all.stream()
                        .filter(v -> globs.isEmpty() || globs.stream().anyMatch(g -> fits(v, g)))
                        .filter(v -> rules.isEmpty() || rules.stream().anyMatch(r -> cites(v, r)))
                        .toList();
        if (selected.isEmpty()) {
            throw new BadInputException("no vector fits both the ids and the rules");
        }
        return selected;
    }

    /**
     * The ids that a file lists, one a line, as {@code test-vectors/ids/0.1.txt} does; blank lines
     * and lines that begin with {@code #} are left aside.
     *
     * @throws BadInputException naming file and line, if it can't be read, lists nothing, or names a
     *     vector that the corpus does not have
     */
    public static List<String> listed(Path file, Corpus corpus) throws BadInputException {
        List<String> ids = new ArrayList<>();
        int number = 0;
        for (String line : SkipList.text(file).split("\\R", -1)) {
            number++;
            String id = line.strip();
            if (id.isEmpty() || id.startsWith("#")) {
                continue;
            }
            if (corpus.vector(id).isEmpty()) {
                throw new BadInputException(
                        file
                                + ":"
                                + number
                                + ": the corpus has no vector "
                                + Excerpt.of(id)
                                + successor(corpus, id));
            }
            ids.add(id);
        }
        if (ids.isEmpty()) {
            throw new BadInputException(file + ": no ids");
        }
        return ids;
    }

    private static String successor(Corpus corpus, String id) {
        return corpus.vectors().stream()
                .filter(vector -> vector.supersedes().filter(id::equals).isPresent())
                .map(vector -> "; " + vector.id() + " supersedes it")
                .findFirst()
                .orElse("");
    }

    private static boolean fits(TestVector vector, Pattern glob) {
        return glob.matcher(vector.id()).matches();
    }

    private static boolean cites(TestVector vector, String rule) {
        return vector.rules().stream()
                .anyMatch(id -> id.equals(rule) || RuleIds.rule(id).equals(rule));
    }

    private static Pattern glob(String pattern) {
        StringBuilder regex = new StringBuilder();
        for (char c : pattern.toCharArray()) {
            regex.append(c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf(c)));
        }
        return Pattern.compile(regex.toString(), Pattern.DOTALL);
    }
}
