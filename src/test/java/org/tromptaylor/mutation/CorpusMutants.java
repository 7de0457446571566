package org.tromptaylor.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tromptaylor.vectors.CorpusOnce;
import org.tromptaylor.vectors.TestVector;
import org.w3c.dom.Element;

/**
 * What {@code mvn -Pstrength} found: the mutants of an implementation, judged by the vectors alone,
 * each with the vector that killed it.
 */
public final class CorpusMutants {

    /** Those that no vector can kill, with the reasons; of all implementations. */
    public static final Path LIST =
            Path.of("src/test/resources/org/tromptaylor/mutation/unkillable.txt");

    private static final Path FOLDER = Path.of("src/test/resources/org/tromptaylor/mutation");
    private static final Pattern TEST = Pattern.compile("\\[dynamic-test:#(\\d+)]");
    private static final String ALIVE = "-";
    private static final String HUNG = "(hangs)";

    private final Map<Mutant, String> killers = new LinkedHashMap<>();

    private CorpusMutants() {}

    /**
     * Writes what the page needs of PIT's report. Arguments: the report, and {@code strings} for a run
     * of {@code StringsBoardTest} or {@code engine} for one of {@code EngineVectors}.
     */
    public static void main(String[] arguments) throws IOException {
        boolean strings = arguments[1].equals("strings");
        List<TestVector> asked = strings ? CorpusOnce.aboutGames() : CorpusOnce.vectors();
        Path sources = Path.of(strings ? "src/test/java" : "src/main/java", "org/tromptaylor");
        StringBuilder text = new StringBuilder();
        MutationReport.read(Path.of(arguments[0]), sources, element -> killer(element, asked))
                .forEach((mutant, killer) -> text.append(killer).append('\n').append(mutant));
        Files.writeString(file(arguments[1]), text);
    }

    // The n-th test is the n-th vector.
    private static String killer(Element mutation, List<TestVector> asked) {
        // PIT names them killingTests where it is told to ask on after the first.
        Matcher test = TEST.matcher(mutation.getTextContent());
        if (test.find()) {
            return asked.get(Integer.parseInt(test.group(1)) - 1).id();
        }
        return Set.of("SURVIVED", "NO_COVERAGE").contains(mutation.getAttribute("status"))
                ? ALIVE
                : HUNG;
    }

    private static Path file(String name) {
        return FOLDER.resolve(name + "-by-vectors.txt");
    }

    /** What was written of {@code strings} or {@code engine}; nothing if that is not done yet. */
    public static CorpusMutants read(String name) throws IOException {
        CorpusMutants mutants = new CorpusMutants();
        if (Files.exists(file(name))) {
            mutants.take(Files.readAllLines(file(name)));
        }
        return mutants;
    }

    // A killer, and a mutant as the list of those that nobody kills has it.
    private void take(List<String> lines) {
        for (int at = 0; at < lines.size(); ) {
            String killer = lines.get(at++);
            String method = lines.get(at++).substring(8);
            String line = lines.get(at++).substring(8);
            String change = lines.get(at++).substring(8);
            int number = 1;
            int of = 1;
            if (at < lines.size() && lines.get(at).startsWith("which   ")) {
                String[] which = lines.get(at++).substring(8).split(" of ");
                number = Integer.parseInt(which[0]);
                of = Integer.parseInt(which[1]);
            }
            killers.put(new Mutant(method, line, change, number, of), killer);
        }
    }

    /** How many there are. */
    public int size() {
        return killers.size();
    }

    /** How many the vectors notice. */
    public int killed() {
        return size() - alive().size();
    }

    private List<Mutant> alive() {
        return killers.keySet().stream().filter(m -> killers.get(m).equals(ALIVE)).toList();
    }

    /** Those that live and are not on the list, a text of several lines for each. */
    public List<String> unexplained() throws IOException {
        List<Mutant> left = new ArrayList<>(alive());
        left.removeAll(EquivalentMutants.read(LIST));
        return left.stream().map(Mutant::toString).toList();
    }

    /** How many mutants a vector was the first to kill, by its id; no entry for none. */
    public Map<String, Integer> byVector() {
        Map<String, Integer> killed = new TreeMap<>();
        killers.values().stream()
                .filter(killer -> killer.startsWith("tt"))
                .forEach(killer -> killed.merge(killer, 1, Integer::sum));
        return killed;
    }

    /** What is on the list, but does not live in any of these. */
    public static List<String> needless(List<CorpusMutants> all) throws IOException {
        List<Mutant> needless = new ArrayList<>(EquivalentMutants.read(LIST));
        all.forEach(mutants -> needless.removeAll(mutants.alive()));
        return needless.stream().map(Mutant::toString).toList();
    }
}
