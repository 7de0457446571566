package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Nothing is assumed and no check is switched off: only words and signs are used that do neither, and
 * names that the sources declare, where no word could be.
 */
final class VocabularyRule {

    private final SourceFile source;
    private final CallGraph graph;
    private final Tokens tokens;
    private final List<Finding> findings = new ArrayList<>();

    /** All names of variables and methods in this source. */
    private final Set<String> declared = new HashSet<>();

    private final BitSet inBrackets = new BitSet();

    /** Where the brace is that begins the class. */
    private final int body;

    private VocabularyRule(SourceFile source, CallGraph graph) {
        this.source = source;
        this.graph = graph;
        this.tokens = source.tokens();
        this.body = tokens.find("{", 0, tokens.size());
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).isWord() && isDeclared(i)) {
                declared.add(tokens.text(i));
            }
            if (tokens.text(i).equals("(")) {
                inBrackets.set(i, tokens.partner(i));
            }
        }
    }

    static List<Finding> check(SourceFile source, CallGraph graph) {
        VocabularyRule rule = new VocabularyRule(source, graph);
        source.jml()
                .oddities()
                .forEach(
                        (at, message) ->
                                rule.findings.add(
                                        new Finding(source.path(), source.lineOf(at), message)));
        for (int i = 0; i < rule.tokens.size(); i++) {
            if (!rule.inHeading(i)) {
                rule.token(i);
            }
        }
        return rule.findings;
    }

    private void token(int at) {
        Token token = tokens.get(at);
        String text = token.text();
        char first = text.charAt(0);
        if (token.jml() && at < body) {
            object(at, "'" + text + "' in JML before the class, which would be of it");
        }
        if (text.equals("@")) {
            object(at, "an annotation: @" + tokens.text(at + 1));
        } else if (text.equals("::") || text.equals("->")) {
            object(at, "'" + text + "' hides which method is called");
        } else if (token.isWord()) {
            word(at);
        } else if (first == '\\' && text.length() > 1) {
            if (!token.jml() || !Words.BACKSLASH.contains(text)) {
                object(at, "'" + text + "' is not among the words of JML that may be used");
            }
        } else if (Character.isDigit(first) || first == '"' || first == '\'') {
            if (!text.matches("0|[1-9][0-9]*")) {
                object(at, text + " is not among the literals that may be used: whole numbers");
            }
        } else if (!Words.SIGNS.contains(text)) {
            object(at, "'" + text + "' is not among the signs that may be used");
        }
        if (Words.TYPES.contains(text)
                && tokens.text(at - 1).equals("(")
                && tokens.text(at + 1).equals(")")) {
            object(at, "a cast");
        }
    }

    private void word(int at) {
        Token token = tokens.get(at);
        String text = token.text();
        if (token.jml() && Words.UNUSED_JML.contains(text)) {
            object(at, "'" + text + "' is not among the words of JML that may be used");
        } else if (!token.jml() && text.equals("assert")) {
            object(at, "a Java assertion, which may be switched off");
        } else if (text.equals("import") && !isImportOfProven(at)) {
            object(at, "an import: the proven sources use nothing but themselves");
        } else if (tokens.isCall(at) && !isDeclaration(at) && graph.resolve(source, at).isEmpty()) {
            object(at, "a call of '" + text + "', which is not one of the proven methods");
        } else if (text.equals("new") && !Words.TYPES.contains(tokens.text(at + 1))) {
            object(at, "'new' of what is no array of numbers");
        } else if (!declared.contains(text) && Words.isUsed(text, token.jml())) {
            return;
        } else if (!isKnown(at)) {
            object(at, "'" + text + "' is not among the words of JML that may be used, nor a name");
        } else if (!Words.isUsed(text, token.jml()) && servesAsWord(at)) {
            object(at, "the name '" + text + "' where a word of JML could be");
        }
        boolean declares = isDeclared(at) && !tokens.text(at - 3).equals("static");
        if (declares && graph.isConstant(text)) {
            object(at, "'" + text + "' hides a constant");
        }
    }

    /** Whether it is the name of something, where it stands. */
    private boolean isKnown(int at) {
        String text = tokens.text(at);
        if (tokens.text(at - 1).equals(".")) {
            String owner = tokens.text(at - 2);
            return text.equals("length")
                    || tokens.isCall(at)
                    || owner.equals("Integer") && text.matches("M(IN|AX)_VALUE")
                    || graph.source(owner).map(s -> s.constants().contains(text)).orElse(false);
        }
        boolean isClass =
                tokens.text(at + 1).equals(".")
                        ? text.equals("Integer") || graph.source(text).isPresent()
                        : text.equals(source.className());
        return isClass || declared.contains(text) || tokens.isCall(at) || graph.isConstant(text);
    }

    /** Whether it could be a word of OpenJML's that is not known here: no name is at such a place. */
    private boolean servesAsWord(int at) {
        String next = tokens.text(at + 1);
        boolean begins = Set.of(";", "{", "}", "else").contains(tokens.text(at - 1));
        return at + 1 < tokens.size()
                && at > body
                && (tokens.get(at + 1).isWord()
                        || next.startsWith("\\")
                        || Character.isDigit(next.charAt(0))
                        || next.equals("{")
                        || Set.of(";", "}").contains(next) && begins && !inBrackets.get(at));
    }

    /** Whether the name is declared here: a type is before it. */
    private boolean isDeclared(int at) {
        int type = at - 1;
        while (tokens.text(type).equals("]") && tokens.text(type - 1).equals("[")) {
            type -= 2;
        }
        return Words.TYPES.contains(tokens.text(type)) || tokens.text(at - 1).equals("void");
    }

    /** Whether it belongs to the package's name or to that of an import. */
    private boolean inHeading(int at) {
        if (tokens.get(at).jml() || at >= body) {
            return false;
        }
        int first = at;
        while (first > 0 && !tokens.text(first - 1).equals(";")) {
            first--;
        }
        return first < at && Set.of("package", "import").contains(tokens.text(first));
    }

    private boolean isImportOfProven(int at) {
        int end = tokens.find(";", at, tokens.size());
        StringBuilder text = new StringBuilder();
        for (int i = at + 1; i < end; i++) {
            text.append(tokens.text(i));
        }
        String folder = source.qualifiedName().replaceFirst("\\w+$", "");
        return Project.CLASSES.stream()
                .anyMatch(name -> text.toString().startsWith("static" + folder + name + "."));
    }

    private boolean isDeclaration(int at) {
        return tokens.text(at).equals(source.className())
                || source.methods().stream().anyMatch(m -> m.signature().contains(at));
    }

    private void object(int token, String message) {
        findings.add(source.finding(token, message));
    }
}
