package org.tromptaylor.proofs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The project's own check of what OpenJML takes on trust: nothing is assumed, no check is switched
 * off, what has no body is a definition, each recursion gets smaller, each loop has a variant, each
 * body has a contract.
 */
final class Audit {

    private Audit() {}

    /** The findings in the proven sources of a project, and around them. */
    static List<Finding> of(Project project) throws IOException {
        List<Finding> findings = new ArrayList<>();
        List<SourceFile> sources = project.read(findings);
        if (sources.isEmpty() && findings.isEmpty()) {
            findings.add(new Finding(Project.RULES, 1, "none of the proven sources is there"));
        }
        findings.addAll(of(sources));
        findings.addAll(surroundings(project));
        return findings;
    }

    /** The findings in these sources, by file and line. */
    static List<Finding> of(List<SourceFile> sources) {
        CallGraph graph = new CallGraph(sources);
        List<Finding> findings = new ArrayList<>();
        for (SourceFile source : sources) {
            findings.addAll(VocabularyRule.check(source, graph));
            findings.addAll(GhostRule.check(source));
            findings.addAll(ContractRule.check(source, graph));
            findings.addAll(LoopRule.check(source));
            findings.addAll(DefinitionRule.check(source));
            findings.addAll(new RecursionRule(source, graph).check());
            findings.addAll(names(source, sources));
        }
        findings.sort(Comparator.comparing(Finding::file).thenComparingInt(Finding::line));
        return findings;
    }

    /** Methods are told apart by their names alone. */
    private static List<Finding> names(SourceFile source, List<SourceFile> sources) {
        Set<String> seen = new HashSet<>();
        List<Finding> findings = new ArrayList<>();
        for (Method method : source.methods()) {
            if (Words.isOfJml(method.name())) {
                findings.add(source.finding(method, "a word of JML as a method's name"));
            }
            if (!seen.add(method.name())) {
                findings.add(source.finding(method, "a second method of this name"));
            }
            for (SourceFile other : sources) {
                if (other != source
                        && sources.indexOf(other) < sources.indexOf(source)
                        && other.method(method.name()).isPresent()) {
                    String message = other.className() + " has a method of this name";
                    findings.add(source.finding(method, message));
                }
            }
        }
        return findings;
    }

    /** JML elsewhere would be used in the proofs, but nothing would prove it. */
    private static List<Finding> surroundings(Project project) throws IOException {
        List<Finding> findings = new ArrayList<>();
        List<Path> proven = project.sources();
        for (Path path : project.packageSources()) {
            if (!proven.contains(path)) {
                unproven(path, project.read(path)).ifPresent(findings::add);
            }
        }
        try (Stream<Path> files = Files.walk(project.root().resolve("src/main"))) {
            files.filter(file -> file.toString().endsWith(".jml"))
                    .sorted()
                    .map(project.root()::relativize)
                    .map(file -> new Finding(file, 1, "a .jml file would replace contracts"))
                    .forEach(findings::add);
        }
        return findings;
    }

    /** The first JML in a class, or else what may hide some. */
    private static Optional<Finding> unproven(Path path, String text) {
        JmlText jml = new JmlText(text);
        for (int i = 0; i < text.length(); i++) {
            if (jml.isJml(i)) {
                String message = "JML in a class that is not among the proven ones";
                return Optional.of(new Finding(path, SourceFile.lineOf(text, i), message));
            }
        }
        return jml.oddities().entrySet().stream()
                .findFirst()
                .map(
                        odd ->
                                new Finding(
                                        path,
                                        SourceFile.lineOf(text, odd.getKey()),
                                        odd.getValue()));
    }
}
