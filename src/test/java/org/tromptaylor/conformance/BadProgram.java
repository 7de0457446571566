package org.tromptaylor.conformance;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tromptaylor.process.Misbehaving;

/**
 * A program that answers each vector of {@link SmallCorpus} rightly, but for the one whose id its
 * second argument is. There, or at the start or the stop, it does what its first argument says.
 */
public final class BadProgram {

    private static final Pattern SEQ = Pattern.compile("\"seq\":(\\d+)");
    private static final String RIGHT = "{\"seq\":%s,\"result\":{\"reaches\":true}}%n";
    private static final String START =
            "{\"protocol\":1,\"implementation\":{\"name\":\"BadProgram\"},\"capabilities\":[]}";

    private BadProgram() {}

    /** Runs it. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        String behaviour = arguments[0];
        String where = arguments.length > 1 ? "\"" + arguments[1] + "\"" : "\"cmd\":\"start\"";
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Matcher seq = SEQ.matcher(line);
            String number = seq.find() ? seq.group(1) : "0";
            if (line.contains(where) && misbehave(behaviour, number)) {
                System.out.flush();
                continue;
            }
            if (line.contains("\"start\"")) {
                System.out.println(START);
            } else if (line.contains("\"run\"")) {
                System.out.printf(RIGHT, number);
            } else {
                if (behaviour.equals("extra-line")) {
                    System.out.println("goodbye");
                }
                if (behaviour.equals("ignore-stop")) {
                    hang();
                }
                return;
            }
            System.out.flush();
        }
        if (behaviour.equals("ignore-stop")) {
            hang();
        }
    }

    /** Does it; answers whether that was all, and no right answer is to follow. */
    private static boolean misbehave(String behaviour, String seq)
            throws IOException, InterruptedException {
        switch (behaviour) {
            case "die" -> {
                System.err.println("out of cheese");
                System.exit(7);
            }
            case "die-and-leave-a-child" -> {
                new ProcessBuilder(Misbehaving.command(Misbehaving.class, "deaf")).start();
                System.exit(7);
            }
            case "hang" -> hang();
            case "hang-with-a-child" -> {
                new ProcessBuilder(Misbehaving.command(Misbehaving.class, "deaf")).start();
                hang();
            }
            case "late" -> Thread.sleep(6000);
            case "rubbish" -> {
                System.out.println("\u001b[2JWelcome to BadProgram!");
                hang();
            }
            case "rubbish-and-answer" -> System.out.println("debug: thinking");
            case "answer-twice" -> System.out.printf(RIGHT, seq);
            case "wrong-seq" -> {
                System.out.printf(RIGHT, "4711");
                hang();
            }
            case "no-seq" -> {
                System.out.println("{\"result\":{\"reaches\":true}}");
                hang();
            }
            case "array" -> {
                System.out.println("[]");
                hang();
            }
            case "huge-line" -> {
                System.out.println("x".repeat(3 << 20));
                hang();
            }
            case "endless-line" -> {
                while (true) {
                    System.out.print("x".repeat(1000));
                }
            }
            case "endless-lines" -> {
                while (true) {
                    System.out.println("x".repeat(1000));
                }
            }
            case "close-output" -> {
                System.out.close();
                hang();
            }
            case "other-protocol" -> {
                return instead(START.replace(":1", ":2") + "%n", seq);
            }
            case "unknown-capability" -> {
                return instead(START.replace("[]", "[\"rectangular\",\"telepathy\"]") + "%n", seq);
            }
            case "no-name" -> {
                return instead(START.replace("\"name\"", "\"nickname\"") + "%n", seq);
            }
            case "malformed" -> {
                return instead("{\"seq\":%s,\"result\":{\"reaches\":\"yes\"}}%n", seq);
            }
            case "two-fields" -> {
                return instead("{\"seq\":%s,\"result\":{\"reaches\":true},\"error\":\"x\"}%n", seq);
            }
            case "error" -> {
                return instead("{\"seq\":%s,\"error\":\"stack\\noverflow\"}%n", seq);
            }
            case "skip" -> {
                return instead("{\"seq\":%s,\"skipped\":\"no such rule here\"}%n", seq);
            }
            case "wrong" -> {
                return instead("{\"seq\":%s,\"result\":{\"reaches\":false}}%n", seq);
            }
            default -> {}
        }
        return false;
    }

    private static boolean instead(String format, String seq) {
        System.out.printf(format, seq);
        return true;
    }

    private static void hang() throws InterruptedException {
        Thread.sleep(600_000);
    }
}
