package org.tromptaylor.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.count.Count;
import org.tromptaylor.vectors.Json;

/**
 * The parts of a count that are done, in a file, so that a run which was cut short can go on. The
 * file is replaced as a whole, so at any time it is there and complete. While it is open, no other
 * run can open it.
 *
 * <pre>{@code
 * {"format":"tt perft 1","question":"all games on 1x3","parts":271,
 *  "done":[
 *   {"part":[0,-1,2],"numbers":[0,0,1]},
 *   ...
 * ]}
 * }</pre>
 */
final class ResumeFile implements AutoCloseable {

    private static final String FORMAT = "tt perft 1";

    private final Path file;
    private final String question;
    private final int parts;
    private final LockedFile lock;
    private final Map<List<Integer>, long[]> done = new HashMap<>();

    private ResumeFile(Path file, String question, int parts) throws BadInputException {
        this.file = file;
        this.question = question;
        this.parts = parts;
        this.lock = LockedFile.open(file, "tt perft");
    }

    /**
     * Reads the file, or begins it if it is not there.
     *
     * @param question what is counted, in words
     * @throws BadInputException if it can't be read or written, is in use, is no such file, or one of
     *     another question
     */
    static ResumeFile open(Path file, String question, Count count) throws BadInputException {
        if (Files.isDirectory(file)) {
            throw new BadInputException(file + " can't be read: is a folder");
        }
        ResumeFile resume = new ResumeFile(file, question, count.parts().size());
        try {
            if (Files.exists(file)) {
                resume.read(count);
            }
            // Shows now, not after the first part, whether it can be written.
            resume.write();
        } catch (BadInputException e) {
            resume.close();
            throw e;
        }
        return resume;
    }

    /** The parts that are done, with their numbers. */
    Map<List<Integer>, long[]> done() {
        return Map.copyOf(done);
    }

    /** Keeps these parts too. */
    void add(Map<List<Integer>, long[]> more) throws BadInputException {
        done.putAll(more);
        write();
    }

    /** Lets others have the file. */
    @Override
    public void close() {
        lock.close();
    }

    private void read(Count count) throws BadInputException {
        JsonNode json = lock.read(FORMAT);
        if (!question.equals(json.path("question").textValue())) {
            throw new BadInputException(
                    file
                            + " is of another count: "
                            + shown(json.path("question").asText())
                            + ", not "
                            + question);
        }
        if (json.path("parts").asInt() != parts) {
            throw new BadInputException(
                    file
                            + " is of a count in "
                            + json.path("parts").asInt()
                            + " parts, not "
                            + parts
                            + ": with another --divide");
        }
        if (!json.path("done").isArray()) {
            throw lock.wrong("its 'done' is no list");
        }
        Set<List<Integer>> known = new HashSet<>(count.parts());
        int size = count.rest().length;
        for (JsonNode entry : json.get("done")) {
            List<Integer> part = new ArrayList<>();
            entry.path("part").forEach(turn -> part.add(turn.isInt() ? turn.intValue() : -2));
            if (!known.contains(part)) {
                throw lock.wrong("there is no part " + shown(entry.path("part").toString()));
            }
            if (done.put(part, numbers(entry.path("numbers"), part, size)) != null) {
                throw lock.wrong("the part " + part + " stands there twice");
            }
        }
    }

    private long[] numbers(JsonNode json, List<Integer> part, int size) throws BadInputException {
        long[] numbers = new long[size];
        for (int i = 0; i < size; i++) {
            JsonNode number = json.path(i);
            if (!number.isIntegralNumber()
                    || !number.canConvertToLong()
                    || number.longValue() < 0
                    || json.size() != size) {
                throw lock.wrong("the part " + part + " has not " + size + " numbers");
            }
            numbers[i] = number.longValue();
        }
        return numbers;
    }

    private void write() throws BadInputException {
        byte[] bytes = text().getBytes(StandardCharsets.UTF_8);
        if (bytes.length > Json.MAX_BYTES) {
            throw new BadInputException(
                    file
                            + " gets larger than "
                            + Json.MAX_BYTES
                            + " bytes: --divide by fewer turns");
        }
        lock.replace(bytes);
    }

    /** A part a line. */
    private String text() {
        ObjectNode head = JsonNodeFactory.instance.objectNode();
        head.put("format", FORMAT).put("question", question).put("parts", parts);
        StringBuilder text = new StringBuilder(head.toString());
        text.setLength(text.length() - 1);
        text.append(",\n \"done\":[");
        String separator = "\n  ";
        for (Map.Entry<List<Integer>, long[]> entry : done.entrySet()) {
            ObjectNode json = JsonNodeFactory.instance.objectNode();
            entry.getKey().forEach(json.putArray("part")::add);
            ArrayNode numbers = json.putArray("numbers");
            for (long number : entry.getValue()) {
                numbers.add(number);
            }
            text.append(separator).append(json);
            separator = ",\n  ";
        }
        return text.append("\n]}\n").toString();
    }

    /** What a file says must not make a mess of the terminal. */
    private static String shown(String text) {
        String plain = text.replaceAll("[^ -~]", "?");
        return plain.length() <= 100 ? plain : plain.substring(0, 100) + "...";
    }
}
