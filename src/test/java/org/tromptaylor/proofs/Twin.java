package org.tromptaylor.proofs;

import java.nio.file.Path;
import java.util.List;

/**
 * A method made wrong on purpose: the prover must not verify it.
 *
 * @param file where the twin is described
 * @param line where its description begins, from 1
 * @param name short, unique in its file
 * @param kind what is made wrong
 * @param method class and method that is made wrong
 * @param rejectedIn class and method that is no longer proven then; mostly the same
 * @param description what is wrong about it
 * @param removed the lines that are taken out, without indentation
 * @param added the lines that take their place
 */
record Twin(
        Path file,
        int line,
        String name,
        Kind kind,
        String method,
        String rejectedIn,
        String description,
        List<String> removed,
        List<String> added) {

    enum Kind {
        BODY,
        CONTRACT;

        String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    String id() {
        return method + " " + name;
    }
}
