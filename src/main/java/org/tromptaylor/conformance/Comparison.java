package org.tromptaylor.conformance;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.tromptaylor.conformance.SavedReport.Entry;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.RuleIds;

/** Several subjects' reports on the same corpus, side by side. */
public final class Comparison {

    /** How many reports can be compared. */
    public static final int MOST = 50;

    private final List<SavedReport> reports;
    private final Map<String, Entry> vectors = new LinkedHashMap<>();

    private Comparison(List<SavedReport> reports) {
        this.reports = List.copyOf(reports);
        for (SavedReport report : reports) {
            report.entries().forEach(vectors::putIfAbsent);
        }
    }

    /**
     * What a subject made of some vectors.
     *
     * @param errors crashed, timed out or protocol error
     * @param absent not in the subject's run
     */
    record Cell(long passed, long failed, long errors, long skipped, long absent) {
        long asked() {
            return passed + failed + errors;
        }
    }

    /** A rule or reading, and what each subject made of the vectors that it decides. */
    record Row(String rule, List<Cell> cells) {
        boolean isReading() {
            return !RuleIds.rule(rule).equals(rule);
        }
    }

    /**
     * A vector that some passed and others, though asked, did not.
     *
     * @param outcomes what came of it for each subject; nothing if it was not in the run
     */
    record Split(String id, Entry vector, List<Optional<Outcome>> outcomes) {}

    /**
     * Reads JSON reports and checks that they can be compared.
     *
     * @param files two reports or more
     * @throws BadInputException in one line, if one is no whole report, or they are of different
     *     corpora
     */
    public static Comparison read(List<Path> files) throws BadInputException {
        if (files.size() < 2 || files.size() > MOST) {
            throw new BadInputException("2 to " + MOST + " reports can be compared");
        }
        List<SavedReport> reports = new ArrayList<>();
        for (Path file : files) {
            SavedReport report = SavedReport.read(file);
            if (!reports.isEmpty()) {
                checkSameCorpus(reports.get(0), report);
            }
            reports.add(report);
        }
        return new Comparison(reports);
    }

    private static void checkSameCorpus(SavedReport first, SavedReport other)
            throws BadInputException {
        String pair = other.file() + ": of corpus " + corpus(other) + ", but " + first.file();
        if (!corpus(first).equals(corpus(other))) {
            throw new BadInputException(pair + " is of corpus " + corpus(first));
        }
        for (Map.Entry<String, Entry> entry : other.entries().entrySet()) {
            Entry same = first.entries().get(entry.getKey());
            if (same != null
                    && !(same.expected().equals(entry.getValue().expected())
                            && same.rules().equals(entry.getValue().rules()))) {
                throw new BadInputException(
                        pair + " has another answer to " + Excerpt.of(entry.getKey()));
            }
        }
    }

    private static String corpus(SavedReport report) {
        return Excerpt.line(report.version()) + " (" + report.count() + " vectors)";
    }

    List<SavedReport> reports() {
        return reports;
    }

    /** The corpus's version. */
    String version() {
        return Excerpt.line(reports.get(0).version());
    }

    /** How many vectors the corpus has. */
    int count() {
        return reports.get(0).count();
    }

    /** The rules and readings that decide a vector of any run, in their order. */
    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (String id : RuleIds.all()) {
            Predicate<Entry> decided =
                    entry -> entry.rule().equals(id) || RuleIds.rule(entry.rule()).equals(id);
            if (vectors.values().stream().anyMatch(decided)) {
                rows.add(new Row(id, cells(decided)));
            }
        }
        return rows;
    }

    /** What each subject made of the whole. */
    List<Cell> totals() {
        return cells(entry -> true);
    }

    private List<Cell> cells(Predicate<Entry> wanted) {
        long all = vectors.values().stream().filter(wanted).count();
        return reports.stream()
                .map(report -> cell(report.entries().values(), wanted, all))
                .toList();
    }

    private static Cell cell(Collection<Entry> entries, Predicate<Entry> wanted, long all) {
        List<Outcome> outcomes = entries.stream().filter(wanted).map(Entry::outcome).toList();
        return new Cell(
                count(outcomes, o -> o == Outcome.PASSED),
                count(outcomes, o -> o == Outcome.FAILED),
                count(outcomes, Outcome::isError),
                count(outcomes, o -> o == Outcome.SKIPPED),
                all - outcomes.size());
    }

    private static long count(List<Outcome> outcomes, Predicate<Outcome> wanted) {
        return outcomes.stream().filter(wanted).count();
    }

    /** The vectors on which the subjects that were asked divide, in the order of the runs. */
    List<Split> splits() {
        List<Split> splits = new ArrayList<>();
        vectors.forEach(
                (id, vector) -> {
                    List<Optional<Outcome>> outcomes =
                            reports.stream()
                                    .map(r -> Optional.ofNullable(r.entries().get(id)))
                                    .map(entry -> entry.map(Entry::outcome))
                                    .toList();
                    boolean passed = outcomes.stream().anyMatch(o -> is(o, Outcome.PASSED));
                    boolean not =
                            outcomes.stream()
                                    .anyMatch(
                                            o ->
                                                    is(o, Outcome.FAILED)
                                                            || o.filter(Outcome::isError)
                                                                    .isPresent());
                    if (passed && not) {
                        splits.add(new Split(id, vector, outcomes));
                    }
                });
        return splits;
    }

    private static boolean is(Optional<Outcome> outcome, Outcome wanted) {
        return outcome.filter(wanted::equals).isPresent();
    }
}
