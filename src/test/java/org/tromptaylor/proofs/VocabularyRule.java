package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Nothing is assumed and no check is switched off: only words are used that do neither. */
final class VocabularyRule {

    private final SourceFile source;
    private final CallGraph graph;
    private final Tokens tokens;
    private final List<Finding> findings = new ArrayList<>();

    private VocabularyRule(SourceFile source, CallGraph graph) {
        this.source = source;
        this.graph = graph;
        this.tokens = source.tokens();
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
            rule.word(i);
        }
        source.methods().forEach(rule::statements);
        return rule.findings;
    }

    private void word(int at) {
        Token token = tokens.get(at);
        String text = token.text();
        if (text.equals("@")) {
            object(at, "an annotation: @" + tokens.text(at + 1));
        } else if (token.jml() && text.startsWith("\\") && !Words.BACKSLASH.contains(text)) {
            object(at, "'" + text + "' is not among the words of JML that may be used");
        } else if (token.jml()
                && (Words.UNUSED_JML.contains(text) || text.endsWith("_redundantly"))) {
            object(at, "'" + text + "' is not among the words of JML that may be used");
        } else if (!token.jml() && text.equals("assert")) {
            object(at, "a Java assertion, which may be switched off");
        } else if (text.equals("::") || text.equals("->")) {
            object(at, "'" + text + "' hides which method is called");
        } else if (text.equals("import") && !isImportOfProven(at)) {
            object(at, "an import: the proven sources use nothing but themselves");
        } else if (tokens.isCall(at) && !isDeclaration(at) && graph.resolve(source, at).isEmpty()) {
            object(at, "a call of '" + text + "', which is not one of the proven methods");
        }
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

    /** In the body of a Java method, JML may state something and keep books, and nothing else. */
    private void statements(Method method) {
        if (method.model() || method.body().isEmpty()) {
            return;
        }
        Span body = method.body().get();
        Set<String> ghosts = new HashSet<>();
        Set<String> ghostArrays = new HashSet<>();
        int at = body.from();
        while (at < body.to()) {
            if (!tokens.get(at).jml()) {
                at++;
                continue;
            }
            int end = tokens.find(";", at, body.to());
            String word = tokens.text(at);
            if (end < 0) {
                object(at, "a statement of JML without ';'");
                return;
            }
            if (word.equals("ghost")) {
                int equals = tokens.find("=", at, end);
                int name = (equals < 0 ? end : equals) - 1;
                if (tokens.find("[", at, name) < 0) {
                    ghosts.add(tokens.text(name));
                } else if (equals >= 0 && tokens.text(equals + 1).equals("new")) {
                    ghostArrays.add(tokens.text(name));
                } else {
                    object(name, "a ghost array that is not a new one: it could be Java's");
                }
            } else if (word.equals("set")) {
                boolean ofGhost =
                        switch (tokens.text(at + 2)) {
                            case "=" -> ghosts.contains(tokens.text(at + 1));
                            case "[" -> ghostArrays.contains(tokens.text(at + 1));
                            default -> false;
                        };
                if (!ofGhost) {
                    object(at, "'set' of something that is no ghost variable of this method");
                }
            } else if (!Words.BODY_STATEMENTS.contains(word)
                    && !Words.LOOP_CLAUSES.contains(word)) {
                object(at, "'" + word + "' begins no statement of JML that may be used");
            }
            for (int i = at; i < end; i++) {
                if (!tokens.get(i).jml()) {
                    object(i, "Java within a statement of JML");
                    break;
                }
            }
            at = end + 1;
        }
    }

    private void object(int token, String message) {
        findings.add(source.finding(token, message));
    }
}
