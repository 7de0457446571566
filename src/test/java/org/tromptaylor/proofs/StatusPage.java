package org.tromptaylor.proofs;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The ledger as a page for people, {@code proofs/STATUS.md}. */
final class StatusPage {

    private StatusPage() {}

    static String of(Ledger ledger) {
        StringBuilder page = new StringBuilder();
        page.append("# What is proven\n")
                .append("Written by `proofs/verify`; do not edit. [README.md](README.md) says how")
                .append(" to read it and what has to be trusted.\n\n")
                .append("**")
                .append(ledger.summary())
                .append("**\n\n");
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
                        + " s for each method");
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
        page.append("## Methods\n")
                .append("*Result*: verified, or **not proven** and why. *Feasible*: OpenJML asked")
                .append(" at every place of the method whether it can be reached; \"ok\" says that")
                .append(
                        " no contradiction was found, not that there is none, since the tool counts")
                .append(
                        " the solver's \"unknown\" as ok; \"ok basic\" asked only at its beginning, its")
                .append(
                        " end and its assertions, as the proof was not found with more. *Twins*: deliberately broken versions that")
                .append(" were rejected, as listed below. *Rests on*: what the proof takes from")
                .append(
                        " elsewhere. A contract of another method in this table is itself proven; a")
                .append(" definition is a name for an expression, with nothing to prove. Nothing")
                .append(" else is assumed.\n\n")
                .append(
                        "| method | rule | contract | result | seconds | feasible | twins | rests on |\n")
                .append("|---|---|---|---|---|---|---|---|\n");
        for (Ledger.Entry entry : entries) {
            row(
                    page,
                    "`" + entry.method() + "`",
                    entry.rule(),
                    cell(entry.contract()),
                    result(entry),
                    entry.isDefinition() ? "" : seconds(entry.seconds()),
                    entry.isDefinition() ? "" : entry.feasibility().replace('_', ' '),
                    twinCount(entry),
                    restsOn(entry));
        }
        page.append('\n');
    }

    private static String result(Ledger.Entry entry) {
        if (entry.holds()) {
            return entry.result();
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

    private static String twinCount(Ledger.Entry entry) {
        return List.of("refuted", "undecided", "accepted", "error", "not_run").stream()
                .filter(outcome -> entry.count(outcome) > 0)
                .map(outcome -> entry.count(outcome) + " " + outcome.replace('_', ' '))
                .collect(Collectors.joining(", "));
    }

    private static String restsOn(Ledger.Entry entry) {
        StringBuilder text = new StringBuilder();
        list(text, "contract", entry.contracts());
        list(text, "definition", entry.definitions());
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
        page.append("## Broken twins\n")
                .append("Each is a method with one thing made wrong, from [negative](negative/).")
                .append(" *Refuted*: the solver proposed a counterexample, and OpenJML named the")
                .append(
                        " assertion that fails. *Undecided*: it was not proven, and that is all: the")
                .append(" solver did not know, or the time was up. Both reject the twin.\n\n")
                .append("| method | twin | what is wrong | rejected in | how | seconds |\n")
                .append("|---|---|---|---|---|---|\n");
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
