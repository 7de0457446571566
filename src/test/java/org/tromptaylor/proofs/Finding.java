package org.tromptaylor.proofs;

import java.nio.file.Path;

/** Something that the project's own check objects to, and where. */
record Finding(Path file, int line, String message) {

    @Override
    public String toString() {
        return file.getFileName() + ":" + line + ": " + message;
    }
}
