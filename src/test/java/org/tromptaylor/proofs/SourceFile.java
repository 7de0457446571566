package org.tromptaylor.proofs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A proven source: its text, its tokens, its methods. */
final class SourceFile {

    private final Path path;
    private final String text;
    private final List<String> lines;
    private final JmlText jml;
    private final Tokens tokens;
    private final String packageName;
    private final List<Method> methods;
    private final Set<String> constants;

    /** Reads a source whose path is told only to say where something is. */
    SourceFile(Path path, String text) throws Unreadable {
        this.path = path;
        this.text = text;
        this.lines = text.lines().toList();
        this.jml = new JmlText(text);
        this.tokens = Tokens.of(jml);
        MethodScanner scanner = new MethodScanner(this);
        this.methods = scanner.methods();
        this.constants = scanner.constants();
        this.packageName = scanner.packageName();
    }

    Path path() {
        return path;
    }

    String text() {
        return text;
    }

    List<String> lines() {
        return lines;
    }

    JmlText jml() {
        return jml;
    }

    Tokens tokens() {
        return tokens;
    }

    List<Method> methods() {
        return methods;
    }

    /** The names of the class's numbers that never change. */
    Set<String> constants() {
        return constants;
    }

    String className() {
        return path.getFileName().toString().replaceFirst("\\.java$", "");
    }

    String qualifiedName() {
        return packageName + "." + className();
    }

    Optional<Method> method(String name) {
        return methods.stream().filter(method -> method.name().equals(name)).findFirst();
    }

    /** The line of a position, from 1. */
    int lineOf(int position) {
        return lineOf(text, position);
    }

    static int lineOf(String text, int position) {
        int end = Math.max(0, Math.min(position, text.length()));
        return 1 + (int) text.substring(0, end).chars().filter(c -> c == '\n').count();
    }

    /** The line of a token, from 1. */
    int lineOfToken(int token) {
        return lineOf(tokens.get(token).start());
    }

    Finding finding(int token, String message) {
        return new Finding(path, lineOfToken(token), message);
    }

    Finding finding(Method method, String message) {
        return new Finding(path, method.line(), method.name() + ": " + message);
    }

    Expr parse(Span range) throws Unreadable {
        return ExprParser.parse(tokens, range);
    }
}
