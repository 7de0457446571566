package org.tromptaylor.proofs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.vectors.Sha256;

/** Keeps the ledger in its file, and compares it with the sources. */
final class LedgerFile {

    private static final ObjectMapper JSON = JsonMapper.builder().build();

    private LedgerFile() {}

    /** The hashes of everything that is verified: the proven sources and their twins. */
    static List<Ledger.FileHash> hashes(Project project) throws IOException {
        List<Path> files = new ArrayList<>(project.sources());
        files.addAll(project.twinFiles());
        List<Ledger.FileHash> hashes = new ArrayList<>();
        for (Path file : files) {
            byte[] bytes = Files.readAllBytes(project.root().resolve(file));
            hashes.add(new Ledger.FileHash(slashed(file), Sha256.hex(bytes)));
        }
        return hashes;
    }

    private static String slashed(Path path) {
        return path.toString().replace('\\', '/');
    }

    static String text(Ledger ledger) throws JsonProcessingException {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer =
                new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines);
        return JSON.writer(printer).writeValueAsString(ledger) + "\n";
    }

    static Ledger parse(String text) throws JsonProcessingException {
        return JSON.readValue(text, Ledger.class);
    }

    /** Writes the ledger and the page that says the same. */
    static void write(Project project, Ledger ledger) throws IOException {
        Files.writeString(project.root().resolve(Project.LEDGER), text(ledger));
        Files.writeString(project.root().resolve(Project.STATUS), StatusPage.of(ledger));
    }

    /** In which way the ledger does not fit the sources, a line each; none if it does. */
    static List<String> complaints(Project project) throws IOException {
        Path path = project.root().resolve(Project.LEDGER);
        if (!Files.exists(path)) {
            return List.of(
                    Project.LEDGER + ": not there; a complete run of proofs/verify writes it");
        }
        Ledger ledger;
        try {
            ledger = parse(Files.readString(path, StandardCharsets.UTF_8));
        } catch (JsonProcessingException e) {
            return List.of(Project.LEDGER + ": not a ledger: " + e.getOriginalMessage());
        }
        List<String> complaints = new ArrayList<>(stale(ledger.files(), hashes(project)));
        complaints.addAll(missing(project, ledger));
        Path status = project.root().resolve(Project.STATUS);
        boolean same =
                Files.exists(status)
                        && Files.readString(status, StandardCharsets.UTF_8)
                                .equals(StatusPage.of(ledger));
        if (!same) {
            complaints.add(Project.STATUS + ": does not say what the ledger says");
        }
        return complaints;
    }

    private static List<String> stale(List<Ledger.FileHash> then, List<Ledger.FileHash> now) {
        List<String> complaints = new ArrayList<>();
        for (Ledger.FileHash file : now) {
            Optional<Ledger.FileHash> known = find(then, file.path());
            if (known.isEmpty()) {
                complaints.add(file.path() + ": new since it was verified");
            } else if (!known.get().sha256().equals(file.sha256())) {
                complaints.add(file.path() + ": changed since it was verified");
            }
        }
        for (Ledger.FileHash file : then) {
            if (find(now, file.path()).isEmpty()) {
                complaints.add(file.path() + ": gone since it was verified");
            }
        }
        return complaints;
    }

    private static Optional<Ledger.FileHash> find(List<Ledger.FileHash> files, String path) {
        return files.stream().filter(file -> file.path().equals(path)).findFirst();
    }

    /** What a current ledger must say of each method, and does not. */
    private static List<String> missing(Project project, Ledger ledger) throws IOException {
        List<String> complaints = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        for (SourceFile source : project.read(findings)) {
            for (Method method : source.methods()) {
                Optional<Ledger.Entry> entry =
                        ledger.methods().stream()
                                .filter(e -> e.method().equals(method.id()))
                                .findFirst();
                if (entry.isEmpty()) {
                    complaints.add(method.id() + ": not in the ledger");
                } else if (!entry.get().holds()) {
                    complaints.add(method.id() + ": not proven, says the ledger");
                } else if (entry.get().isDefinition() != method.isDefinition()) {
                    complaints.add(method.id() + ": of another kind than in the ledger");
                }
            }
        }
        findings.forEach(finding -> complaints.add(finding.toString()));
        ledger.findings()
                .forEach(finding -> complaints.add("the ledger has a finding: " + finding));
        return complaints;
    }
}
