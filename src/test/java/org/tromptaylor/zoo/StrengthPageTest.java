package org.tromptaylor.zoo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tromptaylor.mutation.CorpusMutants;
import org.tromptaylor.vectors.CorpusOnce;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.TestVector;

/**
 * How strong the corpus is: no animal survives it, and each dies of a vector of the rule that it
 * breaks. With {@code -Dstrength.update=true} the page that says so is written anew.
 */
@Timeout(600)
class StrengthPageTest {

    private static final Path PAGE = Path.of("test-vectors/STRENGTH.md");

    private static List<TestVector> vectors;
    private static Kills kills;

    @BeforeAll
    static void putTheVectors() {
        // Animals know no procedures on top of the ten rules.
        vectors =
                CorpusOnce.vectors().stream()
                        .filter(vector -> vector.kind() != Kind.DISPUTE)
                        .toList();
        kills = Kills.of(Zoo.all(), vectors);
    }

    static Stream<Animal> animals() {
        return Zoo.all().stream();
    }

    @Test
    void whoGetsNothingWrongSurvives() {
        assertEquals(List.of(), vectors.stream().filter(v -> Kills.kills(v, Animal.NONE)).toList());
    }

    @ParameterizedTest
    @MethodSource("animals")
    void eachDiesOfTheRuleThatItBreaks(Animal animal) {
        assertTrue(RuleIds.exists(animal.rule()), animal.rule());
        assertFalse(
                kills.ofItsRule(animal).isEmpty(),
                () -> animal.name() + ", which breaks " + animal.rule() + ": " + kills.of(animal));
    }

    @Test
    void eachHasANameOfItsOwn() {
        Set<String> names = new HashSet<>();
        Zoo.all().forEach(animal -> assertTrue(names.add(animal.name()), animal.name()));
        assertTrue(names.size() >= 30, names.toString());
    }

    @Test
    void thePageIsWhatIsMeasured() throws Exception {
        String page = StrengthPage.of(vectors, kills);
        if (Boolean.getBoolean("strength.update")) {
            Files.writeString(PAGE, page);
        }
        assertEquals(page, Files.readString(PAGE));
    }

    @Test
    void noMutantIsListedThatDoesNotLive() throws Exception {
        List<CorpusMutants> all =
                List.of(CorpusMutants.read("strings"), CorpusMutants.read("engine"));
        assertEquals(List.of(), CorpusMutants.needless(all));
    }
}
