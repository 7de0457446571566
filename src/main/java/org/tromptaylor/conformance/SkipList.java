package org.tromptaylor.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.TestVector;

/**
 * Vectors that a subject is known to answer otherwise, each with a reason.
 *
 * <p>They are asked all the same: one that passes shows that the list is stale, which counts as a
 * failure.
 *
 * <p>The file is UTF-8 text with a vector a line: its id, white space, the reason, and as its last
 * word a link, if there is one. Blank lines are left aside, and so are those that begin with {@code
 * #}:
 *
 * <pre>
 * # GNU Go 3.8 without options
 * tt7-suicide-of-two   suicide is forbidden by default   https://example.org/issues/12
 * </pre>
 */
public final class SkipList {

    private static final int MAX_BYTES = 1 << 20;

    /**
     * Why a vector is on the list.
     *
     * @param reason in words
     * @param link where more is said; empty if nowhere
     */
    public record Entry(String reason, String link) {
        @Override
        public String toString() {
            return link.isEmpty() ? reason : reason + " (" + link + ")";
        }
    }

    /** The list that holds nothing. */
    public static final SkipList EMPTY = new SkipList(Map.of());

    private final Map<String, Entry> entries;

    private SkipList(Map<String, Entry> entries) {
        this.entries = entries;
    }

    /**
     * Reads a file.
     *
     * @throws BadInputException naming file and line, if it can't be read, has a line without a
     *     reason, or names a vector twice or one that the corpus does not have
     */
    public static SkipList read(Path file, Corpus corpus) throws BadInputException {
        Map<String, Entry> entries = new LinkedHashMap<>();
        int number = 0;
        for (String line : text(file).split("\\R", -1)) {
            number++;
            String entry = line.strip();
            if (entry.isEmpty() || entry.startsWith("#")) {
                continue;
            }
            String where = file + ":" + number + ": ";
            String[] parts = entry.split("\\s+", 2);
            if (corpus.vector(parts[0]).isEmpty()) {
                throw new BadInputException(
                        where + "the corpus has no vector " + Excerpt.of(parts[0]));
            }
            if (parts.length < 2 || parts[1].matches("https?://\\S+")) {
                throw new BadInputException(where + "no reason after " + Excerpt.of(parts[0]));
            }
            if (entries.put(parts[0], entry(parts[1])) != null) {
                throw new BadInputException(where + Excerpt.of(parts[0]) + " is listed twice");
            }
        }
        return new SkipList(entries);
    }

    private static Entry entry(String text) {
        String link = text.replaceFirst("^.*\\s(https?://\\S+)$", "$1");
        return link.equals(text)
                ? new Entry(Excerpt.line(text), "")
                : new Entry(
                        Excerpt.line(text.substring(0, text.length() - link.length()).strip()),
                        Excerpt.line(link));
    }

    /** The text of a list, bounded. */
    static String text(Path file) throws BadInputException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) {
                throw new BadInputException(file + ": larger than 1 MiB");
            }
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new BadInputException(file + ": not UTF-8");
        } catch (IOException e) {
            throw new BadInputException(file + ": can't be read");
        }
    }

    /** Why the vector is on the list; nothing if it is not. */
    public Optional<Entry> entry(TestVector vector) {
        return Optional.ofNullable(entries.get(vector.id()));
    }
}
