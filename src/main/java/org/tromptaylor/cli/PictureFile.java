package org.tromptaylor.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.tromptaylor.conformance.BadInputException;

/** Where a picture goes: a file, or the standard output for {@code -}. */
final class PictureFile {

    private PictureFile() {}

    static boolean isStandardOutput(Path file) {
        return file != null && file.toString().equals("-");
    }

    static void write(Path file, String picture, PrintWriter out) throws BadInputException {
        if (isStandardOutput(file)) {
            out.print(picture);
            return;
        }
        try {
            Files.writeString(file, picture);
        } catch (IOException e) {
            String why = e.getClass().getSimpleName().replaceAll("Exception$", "");
            if (Files.isDirectory(file)) {
                why = "is a folder";
            } else if (e instanceof NoSuchFileException) {
                why = "no such folder";
            }
            throw new BadInputException("--svg: " + file + " can't be written: " + why);
        }
    }
}
