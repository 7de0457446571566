package org.tromptaylor.zoo;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tromptaylor.mutation.CorpusMutants;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.TestVector;

/** How strong the corpus is, as a page for people: {@code test-vectors/STRENGTH.md}. */
final class StrengthPage {

    private static final String HEAD =
            """
            # How strong the vectors are
            Written by `mvn -q -B test -Dtest=StrengthPageTest -Dstrength.update=true`; do not edit. A test
            compares it with the vectors on every build.

            The corpus is measured by who fails it. An *animal* is a small implementation of its own that gets
            one thing wrong ([the zoo](../src/test/java/org/tromptaylor/zoo)); a *mutant* is an implementation
            in which a tool has changed one instruction. A vector *kills* what doesn't answer it rightly. The
            same small implementation with nothing wrong answers all vectors rightly. A report of a bug becomes
            an animal first.

            """;

    private static final String ANIMALS =
            """
            ## Animals
            Each must be killed by a vector of the rule that it breaks: that rule decides the vector, and if it
            is a reading (TT-6.c), the vector cites that very reading. *All* counts every vector that kills it,
            *own* those of its rule, of which the first three are named. *Plain* counts those that any program
            can be asked: whole games on square grids of 5x5 to 19x19.

            | animal | breaks | what it does | all | plain | own | by |
            |---|---|---|---|---|---|---|
            """;

    private static final String MUTANTS =
            """
            ## Mutants
            `mvn -Pstrength -DskipTests verify` changes one instruction at a time, with PIT's default mutators,
            and puts the vectors to the result, and nothing else, until one kills it. The numbers are of the
            last such run. A mutant that does what the original does cannot be killed; nor can one whose change
            no answer needs. These are listed with their reasons in
            [unkillable.txt](../src/test/resources/org/tromptaylor/mutation/unkillable.txt).

            """;

    private static final String VECTORS =
            """
            ## Vectors
            How many animals each kills, and how many mutants it was the first to kill: a mutant is not put to
            further vectors.

            | vector | rule | animals | mutants |
            |---|---|---|---|
            """;

    private final StringBuilder page = new StringBuilder(HEAD);

    private StrengthPage() {}

    static String of(List<TestVector> vectors, Kills kills) throws IOException {
        StrengthPage strength = new StrengthPage();
        strength.animals(kills);
        strength.page.append(MUTANTS);
        CorpusMutants strings = CorpusMutants.read("strings");
        strength.mutants("An ordinary board: `StringsBoard`, a list of strings", strings);
        CorpusMutants engine = CorpusMutants.read("engine");
        strength.mutants("The engine", engine);
        strength.vectors(vectors, kills, List.of(strings, engine));
        return strength.page.toString();
    }

    private void animals(Kills kills) {
        List<Animal> zoo = Zoo.all();
        long plain = zoo.stream().filter(animal -> kills.plain(animal) > 0).count();
        page.append(
                "**%d animals, all killed by their rule; %d of them by plain vectors too.**\n\n"
                        .formatted(zoo.size(), plain));
        page.append(ANIMALS);
        for (Animal animal : zoo) {
            List<TestVector> own = kills.ofItsRule(animal);
            row(
                    animal.name(),
                    animal.rule(),
                    animal.wrong(),
                    kills.of(animal).size(),
                    kills.plain(animal),
                    own.size(),
                    own.stream()
                            .limit(3)
                            .map(StrengthPage::code)
                            .collect(Collectors.joining(", ")));
        }
        page.append('\n');
    }

    private void mutants(String title, CorpusMutants mutants) throws IOException {
        page.append("### ").append(title).append('\n');
        if (mutants.size() == 0) {
            page.append("Not measured yet.\n\n");
            return;
        }
        List<String> open = mutants.unexplained();
        page.append(
                "%d mutants: %d killed, %d listed, %d neither.\n\n"
                        .formatted(
                                mutants.size(),
                                mutants.killed(),
                                mutants.size() - mutants.killed() - open.size(),
                                open.size()));
        open.forEach(mutant -> page.append("```text\n").append(mutant).append("```\n\n"));
    }

    private void section(String title, List<String> lines) {
        if (!lines.isEmpty()) {
            page.append(title).append(":\n\n");
            lines.forEach(page::append);
            page.append('\n');
        }
    }

    private void vectors(List<TestVector> vectors, Kills kills, List<CorpusMutants> mutants) {
        Map<String, Integer> mutantsKilled = new TreeMap<>();
        mutants.forEach(
                all ->
                        all.byVector()
                                .forEach(
                                        (id, number) ->
                                                mutantsKilled.merge(id, number, Integer::sum)));
        List<String> rows = new ArrayList<>();
        List<String> idle = new ArrayList<>();
        for (TestVector vector : vectors) {
            Set<String> animals = kills.by(vector);
            int killed = mutantsKilled.getOrDefault(vector.id(), 0);
            String rule = vector.rules().get(0);
            if (animals.isEmpty() && killed == 0 && rule.equals(RuleIds.rule(rule))) {
                idle.add("- " + code(vector) + "\n");
            }
            rows.add(
                    "| %s | %s | %d | %d |\n"
                            .formatted(code(vector), rule, animals.size(), killed));
        }
        page.append(VECTORS);
        rows.forEach(page::append);
        page.append('\n');
        section("These kill no animal and no mutant, and state no reading", idle);
        while (page.charAt(page.length() - 2) == '\n') {
            page.deleteCharAt(page.length() - 1);
        }
    }

    private void row(Object... cells) {
        for (Object cell : cells) {
            page.append("| ").append(cell.toString().replace("|", "\\|")).append(' ');
        }
        page.append("|\n");
    }

    private static String code(TestVector vector) {
        return "`" + vector.id() + "`";
    }
}
