package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * In contracts and in the body of a Java method, JML may state something and keep its own books, and
 * nothing else: it changes no variable of Java. A model method is JML only, and its body its own.
 */
final class GhostRule {

    private static final Set<String> COMPARISONS = Set.of("==", "!=", "<=", ">=", "<=!=>");

    private final SourceFile source;
    private final Tokens tokens;
    private final List<Finding> findings = new ArrayList<>();

    /** The ghost variables of the method that is looked at; those that are arrays. */
    private final Set<String> ghosts = new HashSet<>();

    private final Set<String> ghostArrays = new HashSet<>();

    private GhostRule(SourceFile source) {
        this.source = source;
        this.tokens = source.tokens();
    }

    static List<Finding> check(SourceFile source) {
        GhostRule rule = new GhostRule(source);
        for (Method method : source.methods()) {
            method.clauses().forEach(clause -> rule.changesNothing(clause.tokens(), -1));
            if (!method.model() && method.body().isPresent()) {
                rule.ghosts.clear();
                rule.ghostArrays.clear();
                rule.body(method, method.body().get());
            }
        }
        return rule.findings;
    }

    private void body(Method method, Span body) {
        int at = body.from();
        while (at < body.to()) {
            if (!tokens.get(at).jml()) {
                at++;
                continue;
            }
            int end = tokens.find(";", at, body.to());
            if (end < 0) {
                object(at, "a statement of JML without ';'");
                return;
            }
            statement(method, at, end);
            for (int i = at; i < end; i++) {
                if (!tokens.get(i).jml()) {
                    object(i, "Java within a statement of JML");
                    break;
                }
            }
            at = end + 1;
        }
    }

    private void statement(Method method, int at, int end) {
        String word = tokens.text(at);
        int assigning = -1;
        if (word.equals("ghost")) {
            assigning = tokens.find("=", at, end);
            ghost(method, at, assigning < 0 ? end : assigning);
        } else if (word.equals("set")) {
            assigning = tokens.find("=", at, end);
            String target = tokens.text(at + 1);
            boolean ofGhost =
                    assigning == at + 2 && ghosts.contains(target)
                            || tokens.text(at + 2).equals("[")
                                    && assigning == tokens.partner(at + 2) + 1
                                    && ghostArrays.contains(target);
            if (!ofGhost) {
                object(at, "'set' of something that is no ghost variable of this method");
            }
        } else if (!Words.BODY_STATEMENTS.contains(word) && !Words.LOOP_CLAUSES.contains(word)) {
            object(at, "'" + word + "' begins no statement of JML that may be used");
        }
        changesNothing(new Span(at, end), assigning);
    }

    /** A ghost variable is declared: a type, perhaps of an array, and a name. */
    private void ghost(Method method, int at, int nameEnd) {
        int name = nameEnd - 1;
        boolean array = name == at + 4 && tokens.text(at + 2).equals("[");
        if (!Words.TYPES.contains(tokens.text(at + 1))
                || !array && name != at + 2
                || array && !tokens.text(at + 3).equals("]")) {
            object(at, "a ghost variable that is not one number or one row of them");
        } else if (isOfJava(method, tokens.text(name))) {
            object(name, "a ghost variable whose name is also a variable of Java");
        } else if (!array) {
            ghosts.add(tokens.text(name));
        } else if (tokens.text(nameEnd).equals("=") && tokens.text(nameEnd + 1).equals("new")) {
            ghostArrays.add(tokens.text(name));
        } else {
            object(name, "a ghost array that is not a new one: it could be Java's");
        }
    }

    /** Whether Java uses the name in the method: JML's would be mixed up with it. */
    private boolean isOfJava(Method method, String name) {
        Span body = method.body().orElseThrow();
        for (int i = body.from(); i < body.to(); i++) {
            if (!tokens.get(i).jml() && tokens.text(i).equals(name)) {
                return true;
            }
        }
        return method.parameters().stream().anyMatch(p -> p.name().equals(name));
    }

    /** Nothing in these tokens assigns anything, but the one sign that may. */
    private void changesNothing(Span span, int allowed) {
        for (int i = span.from(); i < span.to(); i++) {
            String text = tokens.text(i);
            boolean assigns =
                    text.equals("++")
                            || text.equals("--")
                            || text.endsWith("=") && !COMPARISONS.contains(text);
            if (assigns && i != allowed) {
                object(i, "'" + text + "' within JML");
            }
        }
    }

    private void object(int token, String message) {
        findings.add(source.finding(token, message));
    }
}
