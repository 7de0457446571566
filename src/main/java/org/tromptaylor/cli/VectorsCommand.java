package org.tromptaylor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.CorpusException;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Linter;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.TestVector;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tt vectors}: the corpus listed, shown and checked. */
@Command(
        name = "vectors",
        description = "Lists, shows, checks and exports vectors.",
        mixinStandardHelpOptions = true,
        versionProvider = Tt.Version.class,
        usageHelpAutoWidth = true,
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done, and nothing wrong",
            "1:lint has found problems",
            "2:the command line or the vectors can't be used"
        })
final class VectorsCommand extends Subcommand {

    private static final String VECTORS =
            "A folder or file of vectors instead of the corpus that comes with tt.";

    @Override
    public Integer call() {
        throw badUsage("which command: export, lint, list or show?");
    }

    @Command(
            name = "lint",
            description = {
                "Checks a folder of vectors: what the schema says, and what it can't say. Each"
                        + " expect is compared with the reference, the engine and a third way.",
                "One problem a line, on standard error output."
            },
            mixinStandardHelpOptions = true,
            usageHelpAutoWidth = true)
    int lint(
            @Parameters(
                            paramLabel = "DIR",
                            arity = "0..1",
                            defaultValue = "test-vectors",
                            description = "The folder; default: ${DEFAULT-VALUE}.")
                    Path folder,
            @Option(
                            names = "--fix",
                            description =
                                    "First write what can be worked out: count, requires, variants,"
                                            + " the canonical form, the index and the list of ids."
                                            + " Never expect.")
                    boolean fix) {
        try {
            Linter.Report report = fix ? Linter.fix(folder) : Linter.lint(folder);
            report.written().forEach(name -> out().println("wrote " + name));
            int problems = report.problems().size();
            report.problems().forEach(problem -> err().println(Excerpt.whole(problem)));
            out().println(
                            count(report.vectors(), "vector")
                                    + " in "
                                    + count(report.files(), "file")
                                    + ": "
                                    + (problems == 0
                                            ? "nothing wrong"
                                            : count(problems, "problem")));
            return problems == 0 ? ExitCodes.OK : ExitCodes.FOUND;
        } catch (CorpusException e) {
            return complain(e);
        }
    }

    @Command(
            name = "list",
            description = "Lists vectors, one a line: the id and the title.",
            mixinStandardHelpOptions = true,
            usageHelpAutoWidth = true)
    int list(
            @Option(
                            names = "--rule",
                            paramLabel = "ID",
                            description =
                                    "Only vectors that cite this rule or one of its readings (TT-6),"
                                            + " or this reading (TT-6.c).")
                    String rule,
            @Option(
                            names = "--kind",
                            paramLabel = "KIND",
                            description = "Only vectors of this kind, such as play.")
                    String kind,
            @Option(
                            names = "--json",
                            description =
                                    "As a JSON array: id, kind, width, height, rules and title.")
                    boolean json,
            @Option(names = "--vectors", paramLabel = "PATH", description = VECTORS) Path vectors) {
        if (rule != null && !RuleIds.exists(rule)) {
            throw badUsage("no rule has the id '" + rule + "'");
        }
        Kind only = kind == null ? null : kind(kind);
        try {
            List<TestVector> listed =
                    corpus(vectors).vectors().stream()
                            .filter(vector -> rule == null || cites(vector, rule))
                            .filter(vector -> only == null || vector.kind() == only)
                            .toList();
            if (json) {
                out().println(json(listed).toPrettyString());
            } else {
                listed.forEach(vector -> out().println(vector.id() + "  " + vector.title()));
            }
            return ExitCodes.OK;
        } catch (CorpusException e) {
            return complain(e);
        }
    }

    @Command(
            name = "show",
            description = "Shows a vector: question, answer and argument.",
            mixinStandardHelpOptions = true,
            usageHelpAutoWidth = true)
    int show(
            @Parameters(paramLabel = "ID", description = "The vector's id.") String id,
            @Option(names = "--json", description = "As it stands in its file.") boolean json,
            @Option(names = "--vectors", paramLabel = "PATH", description = VECTORS) Path vectors) {
        try {
            Optional<TestVector> vector = corpus(vectors).vector(id);
            if (vector.isEmpty()) {
                throw badUsage("no vector has the id '" + id + "'; tt vectors list names them all");
            }
            if (json) {
                out().println(vector.get().json().toPrettyString());
            } else {
                out().print(VectorText.of(vector.get()));
            }
            return ExitCodes.OK;
        } catch (CorpusException e) {
            return complain(e);
        }
    }

    @Command(
            name = "export",
            description = {
                "Writes the vectors as regression tests of GTP commands, a .tst file for each file of"
                        + " vectors, and all.txt, which names them.",
                "gogui-regress ENGINE @all.txt runs them, in that folder."
            },
            mixinStandardHelpOptions = true,
            usageHelpAutoWidth = true)
    int export(
            @Option(
                            names = "--tst",
                            paramLabel = "DIR",
                            required = true,
                            description = "The folder; it is made if it is not there.")
                    Path folder,
            @Option(names = "--vectors", paramLabel = "PATH", description = VECTORS) Path vectors) {
        try {
            TstFolder written = TstFolder.write(folder, corpus(vectors));
            out().println(
                            count(written.exported(), "vector")
                                    + " of "
                                    + written.vectors()
                                    + " in "
                                    + count(written.files(), "file")
                                    + "; the others are named in comments, with the reason");
            return ExitCodes.OK;
        } catch (CorpusException e) {
            return complain(e);
        } catch (IOException e) {
            return complain(ExitCodes.BAD_INPUT, folder + " can't be written: " + why(e));
        }
    }

    private static String why(IOException e) {
        return e instanceof FileAlreadyExistsException
                ? "it is no folder"
                : String.valueOf(e.getMessage()).replaceAll("\\R", " ");
    }

    private static ArrayNode json(List<TestVector> vectors) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (TestVector vector : vectors) {
            ObjectNode entry = list.addObject();
            entry.put("id", vector.id()).put("kind", vector.kind().id());
            entry.put("width", vector.width()).put("height", vector.height());
            vector.rules().forEach(entry.putArray("rules")::add);
            entry.put("title", vector.title());
        }
        return list;
    }

    private static boolean cites(TestVector vector, String rule) {
        return vector.rules().stream()
                .anyMatch(id -> id.equals(rule) || RuleIds.rule(id).equals(rule));
    }

    private static Corpus corpus(Path vectors) throws CorpusException {
        return vectors == null ? Corpus.bundled() : Corpus.load(vectors);
    }

    private Kind kind(String word) {
        try {
            return Kind.of(word);
        } catch (IllegalArgumentException e) {
            throw badUsage(e.getMessage());
        }
    }

    private static String count(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private int complain(CorpusException e) {
        e.problems().forEach(problem -> complain(ExitCodes.BAD_INPUT, problem));
        return ExitCodes.BAD_INPUT;
    }

    private CommandLine.ParameterException badUsage(String message) {
        return new CommandLine.ParameterException(line(), message);
    }
}
