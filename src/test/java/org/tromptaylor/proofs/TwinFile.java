package org.tromptaylor.proofs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The broken twins of one method, in a file {@code CLASS.METHOD.twins}. Each begins with {@code twin
 * NAME (KIND)}, KIND being {@code body} or {@code contract}, perhaps with {@code , rejected in
 * METHOD}; then a line or more that say what is wrong; then, after {@code -}, the lines that are
 * taken out and, after {@code +}, those that come in. Lines that begin with {@code #} are comments.
 */
final class TwinFile {

    private static final Pattern FILE = Pattern.compile("(\\w+)\\.(\\w+)\\.twins");
    private static final Pattern HEAD =
            Pattern.compile(
                    "twin ([a-z0-9]+(?:-[a-z0-9]+)*) \\((body|contract)"
                            + "(?:, rejected in ((?:\\w+\\.)?\\w+))?\\)");

    private final Path file;
    private final String owner;
    private final String method;
    private final List<Twin> twins = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    TwinFile(Path file, String text) {
        this.file = file;
        Matcher name = FILE.matcher(file.getFileName().toString());
        boolean named = name.matches();
        owner = named ? name.group(1) : "";
        method = named ? name.group(2) : "";
        if (!named) {
            findings.add(new Finding(file, 1, "not named CLASS.METHOD.twins"));
            return;
        }
        List<String> lines = text.lines().toList();
        int at = 0;
        while (at < lines.size()) {
            String line = lines.get(at);
            if (line.isBlank() || line.startsWith("#")) {
                at++;
            } else {
                at = twin(lines, at);
            }
        }
        Set<String> seen = new HashSet<>();
        for (Twin twin : twins) {
            if (!seen.add(twin.name())) {
                findings.add(new Finding(file, twin.line(), "a second twin of this name"));
            }
        }
    }

    private int twin(List<String> lines, int begin) {
        Matcher head = HEAD.matcher(lines.get(begin).strip());
        int at = begin + 1;
        StringBuilder description = new StringBuilder();
        List<String> removed = new ArrayList<>();
        List<String> added = new ArrayList<>();
        boolean ordered = true;
        while (at < lines.size() && !lines.get(at).startsWith("twin ")) {
            String line = lines.get(at++);
            if (line.startsWith("-")) {
                ordered &= added.isEmpty();
                removed.add(line.substring(1).strip());
            } else if (line.startsWith("+")) {
                ordered &= !removed.isEmpty();
                added.add(line.substring(1).strip());
            } else if (!line.isBlank() && !line.startsWith("#")) {
                ordered &= removed.isEmpty();
                description.append(description.length() == 0 ? "" : " ").append(line.strip());
            }
        }
        if (!head.matches()) {
            object(begin, "not 'twin NAME (body)' or 'twin NAME (contract, rejected in METHOD)'");
        } else if (!ordered || removed.isEmpty()) {
            object(begin, "not a description, then lines with '-', then lines with '+'");
        } else if (description.length() == 0) {
            object(begin, "nothing says what is wrong about the twin");
        } else if (removed.equals(added)) {
            object(begin, "a twin that changes nothing");
        } else {
            String in = head.group(3) == null ? method : head.group(3);
            twins.add(
                    new Twin(
                            file,
                            begin + 1,
                            head.group(1),
                            Twin.Kind.valueOf(head.group(2).toUpperCase(java.util.Locale.ROOT)),
                            owner + "." + method,
                            in.contains(".") ? in : owner + "." + in,
                            description.toString(),
                            List.copyOf(removed),
                            List.copyOf(added)));
        }
        return at;
    }

    private void object(int line, String message) {
        findings.add(new Finding(file, line + 1, message));
    }

    /** The class and method that the file is about. */
    String method() {
        return owner + "." + method;
    }

    List<Twin> twins() {
        return twins;
    }

    List<Finding> findings() {
        return findings;
    }
}
