package org.tromptaylor.proofs;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The ledger as a page for people, {@code proofs/STATUS.md}. */
final class StatusPage {

    private static final String HEAD =
            """
            # What is proven
            Written by `proofs/verify`; do not edit. [README.md](README.md) says how to read it and what
            has to be trusted.

            """;

    private static final String METHODS =
            """
            ## Methods
            - *Result*: verified, or **not proven** and why. ("attempt 2": the solver found no proof at
              first. Which facts it tries first differs from run to run of OpenJML; a proof that is
              found is one.)
            - *Feasible*: OpenJML asked the solver whether the end of the preconditions and the end of
              the method can be reached. "ok" says that no contradiction was found, not that there is
              none: the tool counts the solver's "unknown" as ok. ("1 of 2": at one place the solver's
              time was up.) "no answer": its time was up at both, and a twin that it refuted by a
              counterexample stands for the answer.
            - *Twins*: deliberately broken versions that were rejected, as listed below.
            - *Rests on*: what the proof takes from elsewhere. The contract of another method is proven
              in its own row; a definition is a name for an expression, and there is nothing to prove.
              No method rests on itself by way of others; one that names itself does so where a measure
              is smaller. Nothing else is assumed.

            | method | rule | contract | result | seconds | feasible | twins | rests on |
            |---|---|---|---|---|---|---|---|
            """;

    private static final String TWINS =
            """
            ## Broken twins
            Each is a method with one thing made wrong, from [negative](negative/).
            - *Refuted*: the solver proposed a counterexample, and OpenJML named the assertion that
              fails.
            - *Undecided*: it was not proven, and that is all: the solver did not know, or the time was
              up.

            Both reject the twin.

            | method | twin | what is wrong | rejected in | how | seconds |
            |---|---|---|---|---|---|
            """;

    private StatusPage() {}

    static String of(Ledger ledger) {
        StringBuilder page = new StringBuilder();
        page.append(HEAD).append("**").append(ledger.summary()).append("**\n\n");
        head(page, "OpenJML", ledger.openjml());
        head(page, "solver", ledger.solver() + ", driven as " + ledger.prover());
        head(page, "seed", ledger.seed());
        head(page, "Java", ledger.java());
        head(page, "date", ledger.date());
        head(
                page,
                "time limits",
                ledger.solverSeconds()
                        + " s for each question to the solver, "
                        + ledger.runSeconds()
                        + " s for each attempt");
        head(page, "attempts", "up to " + ledger.attempts() + " for each method");
        head(page, "each proof", "`" + ledger.command() + "`");
        page.append('\n');
        if (!ledger.findings().isEmpty()) {
            page.append("## Findings of the project's own check\n");
            ledger.findings().forEach(f -> page.append("- ").append(cell(f)).append('\n'));
            page.append('\n');
        }
        methods(page, ledger.methods());
        twins(page, ledger.methods());
        return page.toString();
    }

    private static void head(StringBuilder page, String name, String value) {
        page.append("- ").append(name).append(": ").append(value).append('\n');
    }

    private static void methods(StringBuilder page, List<Ledger.Entry> entries) {
        page.append(METHODS);
        for (Ledger.Entry entry : entries) {
            row(
                    page,
                    "`" + entry.method() + "`",
                    entry.rule(),
                    cell(entry.contract()),
                    result(entry),
                    entry.isDefinition() ? "" : seconds(entry.seconds()),
                    feasible(entry),
                    twinCount(entry),
                    restsOn(entry));
        }
        page.append('\n');
    }

    private static String result(Ledger.Entry entry) {
        if (entry.holds()) {
            return entry.attempts() > 1
                    ? entry.result() + " (attempt " + entry.attempts() + ")"
                    : entry.result();
        }
        StringBuilder why = new StringBuilder("**not proven**: " + entry.result());
        if (!entry.detail().isEmpty()) {
            why.append(" (").append(cell(entry.detail())).append(")");
        }
        if (!entry.missingTwins().isEmpty()) {
            why.append("; without a twin of its ")
                    .append(String.join(" and ", entry.missingTwins()));
        }
        if (!entry.twins().stream().allMatch(Ledger.TwinEntry::rejected)) {
            why.append("; not all twins rejected");
        }
        return why.toString();
    }

    private static String feasible(Ledger.Entry entry) {
        if (entry.isDefinition()) {
            return "";
        }
        String word =
                entry.feasibility().equals("undecided")
                        ? "no answer"
                        : entry.feasibility().replace('_', ' ');
        return entry.places().isEmpty() ? word : word + ", " + entry.places();
    }

    private static String twinCount(Ledger.Entry entry) {
        return List.of("refuted", "undecided", "accepted", "error", "not_run").stream()
                .filter(outcome -> entry.count(outcome) > 0)
                .map(outcome -> entry.count(outcome) + " " + outcome.replace('_', ' '))
                .collect(Collectors.joining(", "));
    }

    private static String restsOn(Ledger.Entry entry) {
        StringBuilder text = new StringBuilder();
        List<String> others =
                entry.contracts().stream().filter(name -> !name.equals(entry.method())).toList();
        list(text, "contract", others);
        list(text, "definition", entry.definitions());
        if (others.size() < entry.contracts().size()) {
            text.append(text.length() == 0 ? "" : "; ").append("itself, where smaller");
        }
        return text.length() == 0 ? "nothing" : text.toString();
    }

    private static void list(StringBuilder text, String what, List<String> names) {
        if (!names.isEmpty()) {
            text.append(text.length() == 0 ? "" : "; ")
                    .append(what)
                    .append(names.size() == 1 ? " " : "s ")
                    .append(
                            names.stream()
                                    .map(n -> "`" + n + "`")
                                    .collect(Collectors.joining(", ")));
        }
    }

    private static void twins(StringBuilder page, List<Ledger.Entry> entries) {
        page.append(TWINS);
        for (Ledger.Entry entry : entries) {
            for (Ledger.TwinEntry twin : entry.twins()) {
                String how = twin.outcome().replace('_', ' ');
                row(
                        page,
                        "`" + entry.method() + "`",
                        twin.name() + " (" + twin.kind() + ")",
                        cell(twin.wrong()),
                        "`" + twin.rejectedIn() + "`",
                        (twin.rejected() ? how : "**" + how + "**")
                                + (twin.detail().isEmpty() ? "" : ": " + cell(twin.detail())),
                        seconds(twin.seconds()));
            }
        }
    }

    private static void row(StringBuilder page, String... cells) {
        page.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private static String cell(String text) {
        return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*").replace('\n', ' ');
    }

    static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.1f", seconds);
    }
}
