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

/**
 * A file that a report goes to. It is written whole or not at all: first under another name beside
 * its own, which also shows before the run whether it can be.
 */
public final class ReportFile implements AutoCloseable {

    private final Path file;
    private final Path draft;
    private final Format format;

    private enum Format {
        HTML,
        JSON,
        XML
    }

    private ReportFile(Path file, Path draft, Format format) {
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
        Format format = format(file);
        if (format == null) {
            throw new BadInputException(
                    "a report ends in .html, .json or .xml, and " + file + " in none of them");
        }
        return open(file, format);
    }

    /**
     * Makes sure that the file can be written, for a comparison.
     *
     * @param file ends in {@code .html} or {@code .json}
     * @throws BadInputException if it ends otherwise or can't be written
     */
    public static ReportFile openForComparison(Path file) throws BadInputException {
        Format format = format(file);
        if (format == null || format == Format.XML) {
            throw new BadInputException(
                    "a comparison ends in .html or .json, and " + file + " in neither");
        }
        return open(file, format);
    }

    private static Format format(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        for (Format format : Format.values()) {
            if (name.endsWith("." + format.name().toLowerCase(Locale.ROOT))) {
                return format;
            }
        }
        return null;
    }

    private static ReportFile open(Path file, Format format) throws BadInputException {
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
        write(
                switch (format) {
                    case HTML -> HtmlReport.text(report);
                    case JSON -> JsonReport.text(report);
                    case XML -> JUnitReport.text(report);
                });
    }

    /**
     * Writes the comparison.
     *
     * @throws BadInputException if that is no longer possible
     */
    public void write(Comparison comparison) throws BadInputException {
        write(
                switch (format) {
                    case HTML -> ComparisonPage.text(comparison);
                    case JSON -> ComparisonJson.text(comparison);
                    case XML -> throw new IllegalStateException("not opened for a comparison");
                });
    }

    private void write(String text) throws BadInputException {
        try {
            Files.writeString(draft, text, StandardCharsets.UTF_8);
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
