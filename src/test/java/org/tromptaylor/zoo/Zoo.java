package org.tromptaylor.zoo;

import java.util.List;
import java.util.stream.Stream;

/** All the animals: rule sets and bugs that the corpus must tell from the ten rules. */
public final class Zoo {

    private static final List<Animal> ALL =
            Stream.of(
                            GridAnimals.ALL,
                            EdgeAnimals.ALL,
                            BitAnimals.ALL,
                            WordAnimals.ALL,
                            CodeAnimals.ALL,
                            ReachAnimals.ALL,
                            ClearAnimals.ALL,
                            TurnAnimals.ALL,
                            MemoryAnimals.ALL,
                            ColouringAnimals.ALL,
                            KeyAnimals.ALL,
                            SuperkoAnimals.ALL,
                            ShortcutAnimals.ALL,
                            RefusalAnimals.ALL,
                            MoveAnimals.ALL,
                            RescueAnimals.ALL,
                            CountingAnimals.ALL,
                            SuicideAnimals.ALL,
                            ListAnimals.ALL,
                            SideAnimals.ALL,
                            ScoreAnimals.ALL,
                            RegionAnimals.ALL,
                            NumberAnimals.ALL,
                            DeadStoneAnimals.ALL,
                            WinnerAnimals.ALL,
                            ArguedAnimals.ALL,
                            ArguedScoreAnimals.ALL,
                            RepetitionAnimals.ALL)
                    .flatMap(List::stream)
                    .toList();

    private Zoo() {}

    /** The animals by the rule that they break, those of one rule as they are listed. */
    public static List<Animal> all() {
        return ALL;
    }

    /**
     * The animal of this name; {@link Animal#NONE} for {@code none}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Animal named(String name) {
        return Stream.concat(Stream.of(Animal.NONE), ALL.stream())
                .filter(animal -> animal.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such animal: " + name));
    }
}
