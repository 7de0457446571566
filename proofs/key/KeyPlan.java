package org.tromptaylor.proofs;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What KeY is given: the methods that it proves, and those whose contract it takes for granted.
 *
 * @param proven in the order of the rules
 * @param reliedOn methods that the proven ones call and KeY does not prove; OpenJML does
 * @param answers what a proven method answers, as a term: one more case of its contract, which is
 *     proven with the others
 */
record KeyPlan(List<Entry> proven, List<Entry> reliedOn, Map<String, String> answers) {

    /**
     * A method of a class.
     *
     * @param executed called methods that are executed instead, as if they had no contract
     */
    record Entry(String owner, String name, Set<String> executed) {

        String id() {
            return owner + "." + name;
        }
    }

    static final KeyPlan REFERENCE =
            new KeyPlan(
                    List.of(
                            entry("Points", "fit"),
                            entry("Points", "count"),
                            entry("Points", "row"),
                            // What is left when the row's points are taken away, worked out twice.
                            new Entry("Points", "column", Set.of("Points.row")),
                            entry("TrompTaylor", "isRectangle"),
                            entry("TrompTaylor", "isPoint"),
                            entry("TrompTaylor", "adjacent"),
                            // KeY does not know that what it reads from an int[] fits an int, as a
                            // contract wants to be shown of its arguments.
                            new Entry("TrompTaylor", "isColouring", Set.of("TrompTaylor.isColour")),
                            entry("TrompTaylor", "isColour"),
                            entry("TrompTaylor", "isPlayer"),
                            entry("TrompTaylor", "opponent"),
                            entry("TrompTaylor", "copy"),
                            entry("TrompTaylor", "start"),
                            entry("TrompTaylor", "toMove"),
                            entry("TrompTaylor", "repeats"),
                            entry("TrompTaylor", "sameColouring"),
                            entry("TrompTaylor", "coloured"),
                            entry("TrompTaylor", "isOver"),
                            entry("TrompTaylor", "countsFor"),
                            entry("TrompTaylor", "winner"),
                            entry("TrompTaylor", "higher")),
                    List.of(entry("TrompTaylor", "reaches"), entry("TrompTaylor", "score")),
                    // Limits alone don't tell KeY that two calls answer the same, as adjacent
                    // needs.
                    Map.of(
                            "Points.row", "point / width",
                            "Points.column", "point - (point / width) * width"));

    private static Entry entry(String owner, String name) {
        return new Entry(owner, name, Set.of());
    }

    boolean isProven(String id) {
        return proven.stream().anyMatch(entry -> entry.id().equals(id));
    }

    boolean isReliedOn(String id) {
        return reliedOn.stream().anyMatch(entry -> entry.id().equals(id));
    }
}
