package org.tromptaylor.conformance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Function;

/**
 * A file that a report goes to. It is written whole or not at all: first under another name beside
 * its own, which also shows before the run whether it can be.
 */
public final class ReportFile implements AutoCloseable {

    private final Path file;
    private final Path draft;
    private final Function<Report, String> format;

    private ReportFile(Path file, Path draft, Function<Report, String> format) {
        this.file = file;
        this.draft = draft;
        this.format = format;
    }

    /**
     * Makes sure that the file can be written.
     *
     * @param file ends in {@code .html}, {@code .json} or {@code .xml} (JUnit's)
     * @throws BadInputException if it ends otherwise or can't be written
     */
    public static ReportFile open(Path file) throws BadInputException {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        Function<Report, String> format;
        if (name.endsWith(".json")) {
            format = JsonReport::text;
        } else if (name.endsWith(".xml")) {
            format = JUnitReport::text;
        } else if (name.endsWith(".html")) {
            format = HtmlReport::text;
        } else {
            throw new BadInputException(
                    "a report ends in .html, .json or .xml, and " + file + " in none of them");
        }
        if (Files.isDirectory(file)) {
            throw new BadInputException("the report " + file + " can't be written: is a folder");
        }
        Path draft = file.resolveSibling("." + file.getFileName() + "." + UUID.randomUUID());
        try {
            Files.write(draft, new byte[0], StandardOpenOption.CREATE_NEW);
        } catch (IOException e) {
            throw unwritable(file, e);
        }
        draft.toFile().deleteOnExit();
        return new ReportFile(file, draft, format);
    }

    private static BadInputException unwritable(Path file, IOException e) {
        String why = e.getMessage();
        if (e instanceof NoSuchFileException) {
            why = "no such folder";
        } else if (e instanceof AccessDeniedException) {
            why = "no permission";
        }
        return new BadInputException("the report " + file + " can't be written: " + why);
    }

    /**
     * Writes the report.
     *
     * @throws BadInputException if that is no longer possible
     */
    public void write(Report report) throws BadInputException {
        try {
            Files.writeString(draft, format.apply(report), StandardCharsets.UTF_8);
            try {
                Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw unwritable(file, e);
        }
    }

    /** Leaves no draft behind. */
    @Override
    public void close() {
        try {
            Files.deleteIfExists(draft);
        } catch (IOException e) {
            // An empty file is left beside the report; the report is not harmed.
        }
    }
}
