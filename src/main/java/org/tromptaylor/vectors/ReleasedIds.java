package org.tromptaylor.vectors;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lists of ids that were released and so are final: {@code ids/RELEASED} holds their SHA-256, a
 * line each as {@code sha256sum} writes it. Others pin a version by its list.
 */
final class ReleasedIds {

    /** The file's name in the folder of the lists. */
    static final String FILE = "RELEASED";

    private static final int MAX_BYTES = 100_000;
    private static final Pattern LINE =
            Pattern.compile("([0-9a-f]{64})  ((?:0|[1-9]\\d{0,3})\\.(?:0|[1-9]\\d{0,3}))\\.txt");

    private ReleasedIds() {}

    /** What is wrong with the released lists of a folder of vectors. */
    static List<String> problems(Path folder) {
        Path ids = folder.resolve(IdRegister.FOLDER);
        Path file = ids.resolve(FILE);
        String name = IdRegister.FOLDER + "/" + FILE;
        if (!Files.exists(file)) {
            return List.of();
        }
        List<String> problems = new ArrayList<>();
        try {
            if (Files.size(file) > MAX_BYTES) {
                return List.of(name + ": larger than " + MAX_BYTES + " bytes");
            }
            int number = 0;
            for (String line : Files.readString(file, StandardCharsets.UTF_8).lines().toList()) {
                number++;
                Matcher matcher = LINE.matcher(line);
                if (!matcher.matches()) {
                    problems.add(
                            name
                                    + ": line "
                                    + number
                                    + ": not a SHA-256 in hexadecimal, two spaces and a list such"
                                    + " as 0.1.txt");
                    continue;
                }
                String list = IdRegister.fileName(matcher.group(2));
                Path path = folder.resolve(list);
                if (!Files.isRegularFile(path)) {
                    problems.add(list + ": released, but missing");
                } else if (!Sha256.hex(Files.readAllBytes(path)).equals(matcher.group(1))) {
                    problems.add(list + ": not as it was released; released lists are final");
                }
            }
        } catch (IOException e) {
            problems.add(name + ": can't be read");
        }
        return problems;
    }
}
