package org.tromptaylor.zoo;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.vectors.Answers;
import org.tromptaylor.vectors.Answers.MalformedAnswerException;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.TestVector;

/** Which vectors tell which animals from the ten rules. */
final class Kills {

    private final Map<Animal, List<TestVector>> killers =
            Collections.synchronizedMap(new LinkedHashMap<>());

    private Kills() {}

    /** Puts all the vectors to all the animals. */
    static Kills of(List<Animal> animals, List<TestVector> vectors) {
        Kills kills = new Kills();
        List<Asked> asked = vectors.stream().map(Asked::new).toList();
        animals.forEach(animal -> kills.killers.put(animal, List.of()));
        animals.parallelStream()
                .forEach(animal -> kills.killers.replace(animal, killers(animal, asked)));
        return kills;
    }

    private static List<TestVector> killers(Animal animal, List<Asked> asked) {
        return asked.stream()
                .filter(question -> question.kills(animal))
                .map(Asked::vector)
                .toList();
    }

    /** Whether the animal gives no right answer to the vector. */
    static boolean kills(TestVector vector, Animal animal) {
        return new Asked(vector).kills(animal);
    }

    /** A vector, taken apart once for all animals. */
    private record Asked(TestVector vector, ObjectNode question, ObjectNode expect) {
        Asked(TestVector vector) {
            this(vector, vector.question(), vector.expect());
        }

        boolean kills(Animal animal) {
            if (vector.kind() == Kind.DISPUTE) {
                // Animals know the ten rules, or don't; no procedure on top of them.
                return false;
            }
            try {
                Optional<ObjectNode> answer = Question.answer(animal, question);
                return answer.isEmpty()
                        || !answer.get().equals(expect)
                                && Answers.difference(vector, answer.get()).isPresent();
            } catch (MalformedAnswerException | IndexOutOfBoundsException e) {
                return true;
            }
        }
    }

    /** All vectors that an animal gives no right answer to. */
    List<TestVector> of(Animal animal) {
        return killers.get(animal);
    }

    /**
     * Those that say why: the rule that the animal breaks decides them, and where it breaks a reading,
     * they cite its very id. Grids that no game leaves behind say so only if no others do.
     */
    List<TestVector> ofItsRule(Animal animal) {
        String rule = RuleIds.rule(animal.rule());
        boolean reading = !rule.equals(animal.rule());
        boolean seenInGames = of(animal).stream().anyMatch(Kills::isSane);
        return of(animal).stream()
                .filter(vector -> RuleIds.rule(vector.rules().get(0)).equals(rule))
                .filter(vector -> !reading || vector.rules().contains(animal.rule()))
                .filter(vector -> !seenInGames || isSane(vector))
                .toList();
    }

    /** How many of them any program can be asked that plays whole games on the usual grids. */
    long plain(Animal animal) {
        return of(animal).stream()
                .filter(vector -> Set.of("full-history").containsAll(vector.requires()))
                .count();
    }

    private static boolean isSane(TestVector vector) {
        return !vector.requires().contains("breathless");
    }

    /** The names of the animals that a vector kills. */
    Set<String> by(TestVector vector) {
        Set<String> names = new TreeSet<>();
        killers.forEach(
                (animal, vectors) -> {
                    if (vectors.stream().anyMatch(v -> v.id().equals(vector.id()))) {
                        names.add(animal.name());
                    }
                });
        return names;
    }
}
