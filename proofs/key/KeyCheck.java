package org.tromptaylor.proofs;

import de.uka.ilkd.key.proof.init.ProofInputException;
import de.uka.ilkd.key.proof.io.ProblemLoaderException;
import de.uka.ilkd.key.util.KeYConstants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Has KeY prove contracts of the reference, as a second opinion beside OpenJML; {@code
 * proofs/KEY.md} tells the rest. Exit codes: 0 all is as it should be; 1 something is not; 2 it
 * could not run.
 */
public final class KeyCheck {

    /** In each of the four runs of a proof. */
    private static final int STEPS = 12_000;

    private static final int CANARY_STEPS = 1_000;

    private static final int TWINS_A_KIND = 1;

    /** True and false contracts; of the false ones, the second is one only for large numbers. */
    private static final String CANARY =
            """
            package org.tromptaylor.rules;

            public final class Canary {
                /*@ public normal_behavior
                  @   requires x < Integer.MAX_VALUE;
                  @   ensures \\result == x + 1;
                  @ helper strictly_pure
                  @*/
                public static int isTrue(int x) {
                    return x + 1;
                }
                /*@ public normal_behavior
                  @   ensures \\result == x + 1;
                  @ helper strictly_pure
                  @*/
                public static int isFalse(int x) {
                    return x;
                }
                /*@ public normal_behavior
                  @   ensures \\result == x + 1;
                  @ helper strictly_pure
                  @*/
                public static int doesNotFit(int x) {
                    return x + 1;
                }
                /*@ public normal_behavior
                  @   ensures \\result == 0;
                  @ helper strictly_pure
                  @*/
                public static int doesNotEnd(int x) {
                    //@ loop_invariant true;
                    //@ assignable \\strictly_nothing;
                    //@ decreases x;
                    while (x > 0) {
                        x = x - 0;
                    }
                    return 0;
                }
                /*@ public normal_behavior
                  @   ensures \\result == 0;
                  @ helper strictly_pure
                  @*/
                public static int doesNotReturn(int[] a) {
                    return a[0] - a[0];
                }
            }
            """;

    private final Project project;
    private final KeyPlan plan = KeyPlan.REFERENCE;
    private final Map<String, SourceFile> sources = new LinkedHashMap<>();
    private final WorkFolder work;
    private int folders;
    private int faults;

    private KeyCheck(Project project) throws IOException {
        this.project = project;
        this.work = new WorkFolder();
    }

    /** Takes the root of the repository. */
    public static void main(String[] arguments) {
        int code = 2;
        try {
            Project project = Project.above(Path.of(arguments[0])).orElseThrow();
            code = new KeyCheck(project).run();
        } catch (IOException | Unreadable | ProblemLoaderException | ProofInputException e) {
            System.err.println("KeY could not run: " + firstLine(e));
        }
        System.exit(code); // KeY leaves threads behind.
    }

    private int run() throws IOException, Unreadable, ProblemLoaderException, ProofInputException {
        List<Finding> findings = new ArrayList<>();
        for (SourceFile source : project.read(findings)) {
            if (uses(source)) {
                sources.put(source.className(), source);
            }
        }
        for (Finding finding : findings) {
            fault(finding.toString());
        }
        System.out.printf(
                "KeY %s, Java %s, results checked to fit an int%n%n",
                KeYConstants.VERSION.replaceFirst(" .*", ""), System.getProperty("java.version"));
        canaries();
        proofs();
        accounts();
        twins();
        System.out.println(faults == 0 ? "\nOK" : "\nFAILED, see above: " + faults);
        return faults == 0 ? 0 : 1;
    }

    private boolean uses(SourceFile source) {
        return source.methods().stream()
                .anyMatch(m -> plan.isProven(m.id()) || plan.isReliedOn(m.id()));
    }

    private void canaries() throws IOException, ProblemLoaderException, ProofInputException {
        try (KeyProver prover = load(Map.of("Canary", CANARY))) {
            canary(prover, "isTrue", true);
            canary(prover, "isFalse", false);
            canary(prover, "doesNotFit", false);
            canary(prover, "doesNotEnd", false);
            canary(prover, "doesNotReturn", false);
        }
        System.out.println();
    }

    private void canary(KeyProver prover, String name, boolean provable)
            throws ProofInputException {
        KeyResult result = prover.prove(new KeyPlan.Entry("Canary", name, Set.of()), CANARY_STEPS);
        String verdict = result.isProven() ? "closed" : "open";
        System.out.printf("canary %-38s %-8s as it should%n", name, verdict);
        if (result.contracts() != 1 || result.isProven() != provable) {
            fault("that canary should be " + (provable ? "closed" : "open"));
        }
    }

    private void proofs()
            throws IOException, Unreadable, ProblemLoaderException, ProofInputException {
        System.out.printf(
                "%-26s %9s %-8s %7s %8s  %s%n",
                "method", "contracts", "result", "steps", "seconds", "uses the contracts of");
        for (KeyPlan.Entry entry : plan.proven()) {
            KeyResult result = prove(entry, Map.of(), STEPS);
            System.out.printf(
                    Locale.ROOT,
                    "%-26s %9d %-8s %7d %8.1f  %s%n",
                    entry.id(),
                    result.contracts(),
                    result.isProven() ? "closed" : "OPEN " + result.openGoals(),
                    result.steps(),
                    result.seconds(),
                    String.join(", ", result.uses()));
            if (!result.isProven()) {
                fault(entry.id() + " is not proven");
            }
            for (String used : result.uses()) {
                if (!plan.isProven(used) && !plan.isReliedOn(used)) {
                    fault(entry.id() + " uses a contract that nobody named: " + used);
                }
            }
        }
        System.out.println();
    }

    /** What KeY took for granted, and what it was not asked. */
    private void accounts() {
        for (KeyPlan.Entry entry : plan.reliedOn()) {
            System.out.println(
                    "taken for granted: "
                            + entry.id()
                            + " returns, changes nothing, depends on its arguments only");
        }
        TreeSet<String> leftOut = new TreeSet<>();
        for (SourceFile source : sources.values()) {
            for (Method method : source.methods()) {
                if (!plan.isProven(method.id())) {
                    leftOut.add(method.id());
                }
            }
        }
        System.out.println("not asked: " + String.join(", ", leftOut) + "\n");
    }

    private void twins() throws IOException, Unreadable {
        System.out.printf("%-52s %-8s %-8s %s%n", "broken twin", "of the", "result", "in");
        for (KeyPlan.Entry entry : plan.proven()) {
            Path path = Project.TWINS.resolve(entry.id() + ".twins");
            if (!Files.exists(project.root().resolve(path))) {
                fault(entry.id() + " has no twins");
                continue;
            }
            int rejected = 0;
            for (Twin.Kind kind : Twin.Kind.values()) {
                int tried = 0;
                for (Twin twin : new TwinFile(path, project.read(path)).twins()) {
                    if (twin.kind() == kind && tried < TWINS_A_KIND && twin(entry, twin)) {
                        tried++;
                    }
                }
                rejected += tried;
            }
            if (rejected == 0) {
                fault(entry.id() + " has no twin that KeY could read");
            }
        }
    }

    /** Whether KeY could read the twin; a twin that it proves is a fault. */
    private boolean twin(KeyPlan.Entry entry, Twin twin) throws IOException {
        Optional<KeyPlan.Entry> where =
                plan.proven().stream().filter(e -> e.id().equals(twin.rejectedIn())).findFirst();
        if (where.isEmpty()) {
            return false;
        }
        SourceFile source = sources.get(entry.owner());
        KeyResult result;
        try {
            Method method = source.method(entry.name()).orElseThrow();
            SourceFile broken = new SourceFile(source.path(), TwinText.of(source, method, twin));
            result = prove(where.get(), Map.of(entry.owner(), broken), STEPS);
        } catch (Unreadable | ProblemLoaderException | ProofInputException e) {
            System.out.printf("%-52s %-8s %s%n", twin.id(), twin.kind().word(), firstLine(e));
            return false;
        }
        System.out.printf(
                "%-52s %-8s %-8s %s%n",
                twin.id(),
                twin.kind().word(),
                result.isProven() ? "CLOSED" : "open",
                twin.rejectedIn());
        if (result.isProven() || result.contracts() == 0) {
            fault("a broken twin is proven: " + twin.id());
        }
        return true;
    }

    /** Loads the sources, some of them in another form, and proves the method. */
    private KeyResult prove(KeyPlan.Entry entry, Map<String, SourceFile> instead, int steps)
            throws IOException, Unreadable, ProblemLoaderException, ProofInputException {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String name : sources.keySet()) {
            SourceFile source = instead.getOrDefault(name, sources.get(name));
            texts.put(name, KeyTranslation.of(source, plan, entry.executed()));
        }
        try (KeyProver prover = load(texts)) {
            return prover.prove(entry, steps);
        }
    }

    private KeyProver load(Map<String, String> texts) throws IOException, ProblemLoaderException {
        Path folder = work.make("key-" + ++folders);
        for (Map.Entry<String, String> text : texts.entrySet()) {
            Path file = folder.resolve(text.getKey() + ".java");
            Files.writeString(file, text.getValue(), StandardCharsets.UTF_8);
        }
        Set<String> opaque =
                plan.reliedOn().stream().map(KeyPlan.Entry::name).collect(Collectors.toSet());
        return new KeyProver(folder, opaque);
    }

    private void fault(String message) {
        faults++;
        System.out.println("FAULT: " + message);
    }

    private static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }
}
