package org.tromptaylor.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tromptaylor.diagram.TextDiagram;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.CorpusException;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Linter;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.TestVector;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code tt vectors}: the corpus listed, shown and checked. */
@Command(
        name = "vectors",
        description = "Lists, shows and checks vectors.",
        mixinStandardHelpOptions = true,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done; nothing wrong",
            "1:lint has found problems",
            "2:bad usage or input",
        })
public final class VectorsCommand implements Runnable {

    private static final int PROBLEMS = 1;
    private static final int BAD_INPUT = 2;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        throw new CommandLine.ParameterException(
                spec.commandLine(), "Which one: lint, list or show?");
    }

    /** For use without the rest of {@code tt}. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new VectorsCommand()).execute(args));
    }

    @Command(
            name = "lint",
            description = "Checks a folder of vectors.",
            mixinStandardHelpOptions = true)
    int lint(
            @Parameters(
                            paramLabel = "DIR",
                            arity = "0..1",
                            defaultValue = "test-vectors",
                            description = "The folder (default: ${DEFAULT-VALUE}).")
                    Path folder,
            @Option(
                            names = "--fix",
                            description =
                                    "First write what can be worked out: count, requires, variants,"
                                            + " the canonical form, the index and the list of ids."
                                            + " Never expect.")
                    boolean fix) {
        return orBadInput(
                () -> {
                    Linter.Report report = fix ? Linter.fix(folder) : Linter.lint(folder);
                    report.written().forEach(name -> out().println("wrote " + name));
                    report.problems().forEach(err()::println);
                    out().printf(
                                    "%d vectors in %d files: %s%n",
                                    report.vectors(),
                                    report.files(),
                                    report.problems().isEmpty()
                                            ? "nothing wrong"
                                            : report.problems().size() + " problems");
                    return report.problems().isEmpty() ? 0 : PROBLEMS;
                });
    }

    @Command(
            name = "list",
            description = "Lists the vectors, one a line: id and title.",
            mixinStandardHelpOptions = true)
    int list(
            @Option(
                            names = "--rule",
                            paramLabel = "ID",
                            description =
                                    "Only those that a rule (TT-6) or a reading (TT-6.c) decides.")
                    String rule,
            @Option(
                            names = "--kind",
                            paramLabel = "KIND",
                            description = "Only those of a kind, such as play.")
                    String kind,
            @Option(
                            names = "--from",
                            paramLabel = "PATH",
                            description =
                                    "A folder or file of vectors (default: the bundled corpus).")
                    Path from) {
        return orBadInput(
                () -> {
                    if (rule != null && !RuleIds.exists(rule)) {
                        throw badUsage("no rule has the id '" + rule + "'");
                    }
                    Kind only = kind == null ? null : kind(kind);
                    for (TestVector vector : corpus(from).vectors()) {
                        if ((rule == null || isDecidedBy(vector, rule))
                                && (only == null || vector.kind() == only)) {
                            out().println(vector.id() + "  " + vector.title());
                        }
                    }
                    return 0;
                });
    }

    @Command(
            name = "show",
            description = "Shows one vector with its argument.",
            mixinStandardHelpOptions = true)
    int show(
            @Parameters(paramLabel = "ID", description = "The vector's id.") String id,
            @Option(names = "--json", description = "As it stands in its file.") boolean json,
            @Option(
                            names = "--from",
                            paramLabel = "PATH",
                            description =
                                    "A folder or file of vectors (default: the bundled corpus).")
                    Path from) {
        return orBadInput(
                () -> {
                    Optional<TestVector> vector = corpus(from).vector(id);
                    if (vector.isEmpty()) {
                        throw badUsage(
                                "no vector has the id '"
                                        + id
                                        + "'; tt vectors list names them all");
                    }
                    out().print(
                                    json
                                            ? vector.get().json().toPrettyString() + "\n"
                                            : text(vector.get()));
                    return 0;
                });
    }

    private static String text(TestVector vector) {
        StringBuilder text = new StringBuilder();
        text.append(vector.id()).append('\n').append(vector.title()).append(".\n\n");
        for (String rule : vector.rules()) {
            text.append(String.format("%-7s %s%n", rule, RuleIds.title(rule)));
        }
        text.append(
                String.format(
                        "%n%s on %d columns by %d rows%n",
                        vector.kind().id(), vector.width(), vector.height()));
        ObjectNode question = vector.question();
        for (String field : vector.kind().fields()) {
            append(text, vector, field, question.get(field));
        }
        text.append("\nThe answer\n");
        appendAnswer(text, vector, vector.expect());
        for (Map.Entry<String, ObjectNode> variant : vector.variants().entrySet()) {
            text.append("\nUnder other rules: ").append(variant.getKey()).append('\n');
            appendAnswer(text, vector, variant.getValue());
        }
        text.append('\n').append(vector.comment()).append('\n');
        appendWords(text, "Requires", vector.requires());
        appendWords(text, "Flags", vector.flags());
        appendWords(text, "Source", vector.source());
        return text.toString();
    }

    private static void appendAnswer(StringBuilder text, TestVector vector, ObjectNode answer) {
        answer.properties().forEach(e -> append(text, vector, e.getKey(), e.getValue()));
    }

    private static void append(StringBuilder text, TestVector vector, String name, JsonNode value) {
        if (!name.equals("grid")) {
            text.append("  ").append(name).append(": ").append(value).append('\n');
            return;
        }
        List<String> rows = new java.util.ArrayList<>();
        value.forEach(row -> rows.add(row.textValue()));
        int[] grid = Notation.grid(vector.width(), vector.height(), rows);
        TextDiagram.of(vector.width(), vector.height(), grid)
                .lines()
                .forEach(line -> text.append("  ").append(line).append('\n'));
    }

    private static void appendWords(StringBuilder text, String name, List<String> words) {
        if (!words.isEmpty()) {
            text.append(name).append(": ").append(String.join(", ", words)).append('\n');
        }
    }

    private static boolean isDecidedBy(TestVector vector, String rule) {
        return vector.rules().stream()
                .anyMatch(id -> id.equals(rule) || RuleIds.rule(id).equals(rule));
    }

    private static Corpus corpus(Path from) throws CorpusException {
        return from == null ? Corpus.bundled() : Corpus.load(from);
    }

    private Kind kind(String word) {
        try {
            return Kind.of(word);
        } catch (IllegalArgumentException e) {
            throw badUsage(e.getMessage());
        }
    }

    private int orBadInput(Callable<Integer> action) {
        try {
            return action.call();
        } catch (CorpusException e) {
            e.problems().forEach(err()::println);
            return BAD_INPUT;
        } catch (CommandLine.ParameterException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        } finally {
            out().flush();
            err().flush();
        }
    }

    private CommandLine.ParameterException badUsage(String message) {
        return new CommandLine.ParameterException(spec.commandLine(), message);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
