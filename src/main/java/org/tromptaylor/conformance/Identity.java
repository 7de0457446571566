package org.tromptaylor.conformance;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Who a subject says it is.
 *
 * @param kind {@code builtin}, {@code gtp}, {@code json}, or another word for a subject in Java
 * @param command the program and its arguments; empty if none is run
 * @param name its name
 * @param version its version; empty if it does not tell
 * @param language its programming language; empty if it does not tell
 * @param homepage its address; empty if it does not tell
 * @param capabilities what it is capable of, in the words of {@code requires} of the vectors;
 *     nothing if that shows only when it is asked
 * @param notes what is worth knowing of how it is asked, a line each
 */
public record Identity(
        String kind,
        List<String> command,
        String name,
        String version,
        String language,
        String homepage,
        Optional<Set<String>> capabilities,
        List<String> notes) {

    /** Keeps copies of the collections. */
    public Identity {
        command = List.copyOf(command);
        capabilities = capabilities.map(Set::copyOf);
        notes = List.copyOf(notes);
    }
}
