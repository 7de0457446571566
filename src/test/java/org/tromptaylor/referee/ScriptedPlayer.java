package org.tromptaylor.referee;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A program that plays what its arguments say and knows no rules:
 *
 * <ul>
 *   <li>{@code black=C3,pass} and {@code white=...}: its turns, from each {@code clear_board} on; after
 *       them it passes. Instead of a turn {@code !hang}, {@code !exit}, {@code !fail}, {@code !slow} (a
 *       pass after a while) or whatever else, which is its answer;
 *   <li>{@code cleanup=...}: its turns by {@code kgs-genmove_cleanup}, for both colours;
 *   <li>{@code dead=E2,E3}: its list of dead stones, also {@code !hang} and {@code !fail};
 *   <li>{@code undo=yes}: it can take back; {@code keep=yes}: {@code clear_board} doesn't begin its turns
 *       again; {@code refuse=E2}: that move it does not take; {@code pid=yes}: the number of its process
 *       is its version.
 * </ul>
 */
public final class ScriptedPlayer {

    private static final List<String> ALWAYS =
            List.of(
                    "protocol_version",
                    "name",
                    "version",
                    "list_commands",
                    "boardsize",
                    "rectangular_boardsize",
                    "clear_board",
                    "komi",
                    "play",
                    "genmove",
                    "quit");

    private final Map<String, String> script = new HashMap<>();
    private final Map<String, Deque<String>> turns = new HashMap<>();
    private final Set<String> commands = new LinkedHashSet<>(ALWAYS);

    private ScriptedPlayer(String[] arguments) {
        for (String argument : arguments) {
            String[] parts = argument.split("=", 2);
            script.put(parts[0], parts[1]);
        }
        if (script.containsKey("undo")) {
            commands.add("undo");
        }
        if (script.containsKey("dead")) {
            commands.add("final_status_list");
        }
        if (script.containsKey("cleanup")) {
            commands.add("kgs-genmove_cleanup");
        }
        begin();
    }

    /** Runs it. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        new ScriptedPlayer(arguments).run();
    }

    private void begin() {
        for (String list : List.of("black", "white", "cleanup")) {
            String words = script.getOrDefault(list, "");
            turns.put(
                    list,
                    new ArrayDeque<>(words.isEmpty() ? List.of() : List.of(words.split(","))));
        }
    }

    private void run() throws IOException, InterruptedException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.split(" ");
            System.err.println(line);
            String answer = answer(words);
            System.out.print(answer.charAt(0) + words[0] + " " + answer.substring(1) + "\n\n");
            System.out.flush();
            if (words[1].equals("quit")) {
                return;
            }
        }
    }

    private String answer(String[] words) throws InterruptedException {
        if (!commands.contains(words[1])) {
            return "?unknown command";
        }
        switch (words[1]) {
            case "protocol_version":
                return "=2";
            case "name":
                return "=" + script.getOrDefault("name", "Script");
            case "version":
                return "=" + (script.containsKey("pid") ? ProcessHandle.current().pid() : "");
            case "list_commands":
                return "=" + String.join("\n", commands);
            case "clear_board":
                if (!script.containsKey("keep")) {
                    begin();
                }
                return "=";
            case "play":
                return words[3].equals(script.get("refuse")) ? "?illegal move" : "=";
            case "genmove":
                return act(turns.get(words[2]).poll());
            case "kgs-genmove_cleanup":
                return act(turns.get("cleanup").poll());
            case "final_status_list":
                return act(script.get("dead").replace(',', '\n'));
            default:
                return "=";
        }
    }

    private static String act(String word) throws InterruptedException {
        if (word == null) {
            return "=pass";
        }
        switch (word) {
            case "!hang":
                Thread.sleep(60_000);
                return "=";
            case "!slow":
                Thread.sleep(500);
                return "=pass";
            case "!exit":
                System.err.println("out of ideas");
                System.exit(3);
                return "=";
            case "!fail":
                return "?cannot";
            default:
                return "=" + word;
        }
    }
}
