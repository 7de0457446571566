package org.tromptaylor.gtp;

import java.util.Arrays;
import java.util.List;

/**
 * A command as a controller sends it: {@code [id] command [arguments]}.
 *
 * @param id the digits as they were sent, since the answer has to repeat them; empty if there are none
 * @param command the command's name; empty if the line has but an id
 */
record Request(String id, String command, List<String> arguments) {

    /** A line without control characters and comment, and not blank. */
    static Request of(String line) {
        List<String> words = Arrays.asList(line.strip().split("\\s+"));
        boolean hasId = words.get(0).chars().allMatch(c -> c >= '0' && c <= '9');
        int name = hasId ? 1 : 0;
        if (words.size() == name) {
            return new Request(words.get(0), "", List.of());
        }
        return new Request(
                hasId ? words.get(0) : "",
                words.get(name),
                List.copyOf(words.subList(name + 1, words.size())));
    }
}
