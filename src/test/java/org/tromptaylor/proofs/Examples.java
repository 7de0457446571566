package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

/** Small sources for tests. */
final class Examples {

    /** A contract's beginning, with the lines above it that every method has. */
    static final String CONTRACT = "// TT-1: says it.\n/*@ public normal_behavior\n";

    private Examples() {}

    /** A class with these members. */
    static SourceFile source(String members) {
        return source("Example", members);
    }

    static SourceFile source(String name, String members) {
        String text = "package example;\npublic final class " + name + " {\n" + members + "\n}\n";
        try {
            return new SourceFile(Path.of(name + ".java"), text);
        } catch (Unreadable e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    /** What the own check says of such a class: the messages, a line each. */
    static String audit(String members) {
        return audit(List.of(source(members)));
    }

    static String audit(List<SourceFile> sources) {
        return String.join("\n", Audit.of(sources).stream().map(Finding::toString).toList());
    }

    /** A method with this contract and body, of type int, with parameters x and y. */
    static String method(String clauses, String body) {
        return CONTRACT
                + clauses
                + "\n pure helper @*/\npublic static int f(int x, int y) {\n"
                + body
                + "\n}";
    }

    /** A model method with this contract and rest: parameters, and body or semicolon. */
    static String model(String clauses, String type, String rest) {
        return CONTRACT
                + clauses
                + "\n model public static pure helper "
                + type
                + " "
                + rest
                + "@*/";
    }

    /** Such a class is objected to, and for this reason. */
    static void refused(String members, String why) {
        String said = audit(members);
        assertTrue(said.contains(why), () -> members + "\nsaid: " + said);
    }

    /** Nothing is objected to. */
    static void fine(String members) {
        assertEquals("", audit(members), members);
    }
}
