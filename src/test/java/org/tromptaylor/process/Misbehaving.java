package org.tromptaylor.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A program for tests that does to its reader what bad programs do. Its first argument says what. */
public final class Misbehaving {

    private Misbehaving() {}

    /** The command that runs a main class of the tests. */
    public static List<String> command(Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + "/bin/java");
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Runs it. */
    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "echo" -> echo();
            case "deaf" -> hang();
            case "exit" -> {
                System.err.println("no such network file");
                System.exit(Integer.parseInt(arguments[1]));
            }
            case "close-output" -> {
                System.out.close();
                hang();
            }
            case "close-input" -> {
                System.in.close();
                hang();
            }
            case "long-line" -> {
                while (true) {
                    System.out.print("x".repeat(8192));
                }
            }
            case "many-lines" -> {
                while (true) {
                    System.out.println("x".repeat(80));
                }
            }
            case "long-errors" -> {
                for (int i = 0; i < 100_000; i++) {
                    System.err.println("error " + i);
                }
                System.out.println("done");
                hang();
            }
            case "no-newline" -> System.out.print("last words");
            case "child" -> {
                child();
                System.out.println("ready");
                hang();
            }
            case "orphan" -> {
                child();
                System.out.println("ready");
            }
            case "parent" -> {
                ChildProcess child = ChildProcess.start(command(Misbehaving.class, "child"));
                child.read(System.nanoTime() + 20_000_000_000L);
                System.out.println("ready");
                hang();
            }
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }

    /** Starts a process that would live for long and inherits everything. */
    private static void child() throws IOException {
        new ProcessBuilder(command(Misbehaving.class, "deaf")).inheritIO().start();
    }

    private static void echo() throws IOException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            System.out.write((line + "\r\n").getBytes(StandardCharsets.UTF_8));
            System.out.flush();
        }
    }

    private static void hang() throws InterruptedException {
        Thread.sleep(600_000);
    }
}
