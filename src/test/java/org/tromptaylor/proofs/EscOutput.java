package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code openjml --esc --progress} prints about one method, read strictly: the method counts as
 * verified only if everything that was printed is known, and known to be harmless.
 */
final class EscOutput {

    private static final String SECONDS = "(?: \\[[0-9.,]+ secs\\])?";

    private static final Pattern HARMLESS =
            Pattern.compile(
                    "|Note: .*|Picked up JAVA_TOOL_OPTIONS: .*|Proving methods in .*|Completed proving methods in .*"
                            + "|Proof attempt for split .*|Summary:| *Skipped: .*"
                            + "| *TOTAL METHODS: .*| *Classes: .*| *Model Classes: .*"
                            + "| *Model methods: .*| *DURATION: .*"
                            + "| *(?:Invalid|Infeasible|Timeout|Error): +0"
                            + "| *Valid: +[01]"
                            + "|\\d+ (?:error|warning|verification failure)s?");
    private static final Pattern SKIPPED =
            Pattern.compile("Skipping proof of (.+) \\(excluded by -method\\)");
    private static final Pattern STARTING =
            Pattern.compile("Starting proof of (.+) with prover (\\S+)");
    private static final Pattern VALIDATED =
            Pattern.compile("Method assertions are validated" + SECONDS);
    private static final Pattern INVALID = Pattern.compile("\\S+ Method assertions are INVALID");
    private static final Pattern FEASIBILITY =
            Pattern.compile("(.+:)(\\d+): ?Feasibility check.* - (.+) : (.*)");

    /** A place where the solver's time was up; the words before are OpenJML's. */
    private static final Pattern OPEN_PLACE =
            Pattern.compile(
                    "(.+:)(\\d+): ?(?:Method assertions are validated|Feasibility check).*"
                            + "(?:timeout|unknown reason: .*)");

    private static final Pattern FEASIBLE = Pattern.compile("OK" + SECONDS);
    private static final Pattern INFEASIBLE = Pattern.compile("infeasible" + SECONDS);
    private static final Pattern COMPLETED =
            Pattern.compile("Completed proof of (.+) with prover (\\S+) - (.+?)" + SECONDS);
    private static final Pattern DIAGNOSTIC =
            Pattern.compile("(?:(.+):(\\d+): )?(verify|warning|error): (.*)");
    private static final Pattern FAILED_ASSERTION =
            Pattern.compile("The prover cannot establish an assertion \\((\\w+).*");
    private static final Pattern COUNT_OF_INFEASIBLE =
            Pattern.compile(" *(?:Infeasible|Timeout): +1");

    /** What warns of what the lines about feasibility say. */
    private static final Pattern FEASIBILITY_AGAIN =
            Pattern.compile(
                    "There is no feasible path to program point"
                            + "|Invariants\\+Preconditions appear to be contradictory"
                            + "|Feasibility is unknown");

    private static final Pattern CARET = Pattern.compile("\\s*\\^\\s*");

    private final String method;
    private final Set<String> listed = new TreeSet<>();
    private final List<String> failedAssertions = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private final List<String> others = new ArrayList<>();
    private int started;
    private int validated;
    private int feasible;
    private int infeasible;
    private int open;
    private boolean preconditionFeasible;
    private boolean invalid;
    private String where = "";
    private String completed = "";

    /**
     * @param method its name with package and class
     */
    EscOutput(String method, String output) {
        this.method = method;
        boolean inDiagnostic = false;
        for (String line : output.lines().toList()) {
            inDiagnostic = read(line.stripTrailing(), inDiagnostic);
        }
    }

    /** Reads a line; answers whether the next one may be the text that a diagnostic shows. */
    private boolean read(String line, boolean inDiagnostic) {
        Matcher matcher;
        if ((matcher = SKIPPED.matcher(line)).matches()) {
            list(matcher.group(1));
        } else if ((matcher = STARTING.matcher(line)).matches()) {
            list(matcher.group(1));
            started += isOurs(matcher.group(1)) ? 1 : 0;
            if (!isOurs(matcher.group(1))) {
                others.add(line);
            }
        } else if (VALIDATED.matcher(line).matches()) {
            validated++;
        } else if (INVALID.matcher(line).matches()) {
            invalid = true;
        } else if (OPEN_PLACE.matcher(line).matches()) {
            open++;
        } else if ((matcher = FEASIBILITY.matcher(line)).matches()) {
            feasibility(matcher);
        } else if ((matcher = COMPLETED.matcher(line)).matches()) {
            if (isOurs(matcher.group(1)) && completed.isEmpty()) {
                completed = matcher.group(3);
            } else {
                others.add(line);
            }
        } else if ((matcher = DIAGNOSTIC.matcher(line)).matches()) {
            diagnostic(matcher);
            return true;
        } else if (COUNT_OF_INFEASIBLE.matcher(line).matches() && infeasible + open > 0) {
            // The lines about feasibility said so.
            return false;
        } else if (!HARMLESS.matcher(line).matches()) {
            if (inDiagnostic) {
                return !CARET.matcher(line).matches();
            }
            others.add(line);
        }
        return false;
    }

    private void feasibility(Matcher matcher) {
        String answer = matcher.group(4);
        if (FEASIBLE.matcher(answer).matches()) {
            feasible++;
            preconditionFeasible |= matcher.group(3).equals("end of preconditions");
        } else if (INFEASIBLE.matcher(answer).matches()) {
            infeasible++;
            where = where.isEmpty() ? matcher.group(3) + ", line " + matcher.group(2) : where;
        } else {
            others.add(matcher.group());
        }
    }

    private void diagnostic(Matcher matcher) {
        String text = matcher.group(4);
        String place = matcher.group(2) == null ? "" : " at line " + matcher.group(2);
        Matcher assertion = FAILED_ASSERTION.matcher(text);
        if (matcher.group(3).equals("error")) {
            errors.add(text + place);
        } else if (matcher.group(3).equals("verify") && assertion.matches()) {
            failedAssertions.add(assertion.group(1) + place);
        } else if (FEASIBILITY_AGAIN.matcher(text).lookingAt()) {
            // A line about the place has said so.
        } else if (!text.startsWith("Associated ")) {
            others.add(text + place);
        }
    }

    /** The simple names of all methods of the class that the tool listed. */
    Set<String> listed() {
        return listed;
    }

    EscResult result(int exitCode, boolean timedOut, double seconds) {
        EscResult.Proof proof;
        String detail;
        if (timedOut) {
            proof = EscResult.Proof.UNDECIDED;
            detail = "the time was up";
        } else if (!errors.isEmpty()) {
            proof = EscResult.Proof.ERROR;
            detail = errors.get(0);
        } else if (started != 1 || completed.isEmpty()) {
            proof = EscResult.Proof.ERROR;
            detail =
                    others.isEmpty()
                            ? "no result for this method, exit code " + exitCode
                            : "not understood: " + others.get(0);
        } else if (isProven() && isClean(exitCode)) {
            proof = EscResult.Proof.VERIFIED;
            detail = where.isEmpty() ? "" : "infeasible: " + where;
        } else if (!failedAssertions.isEmpty()) {
            proof = EscResult.Proof.REFUTED;
            detail = failedAssertions.get(0);
        } else if (Set.of("UNKNOWN", "TIMEOUT", "POSSIBLY_SAT").contains(completed)) {
            proof = EscResult.Proof.UNDECIDED;
            detail = "the solver: " + completed;
        } else {
            proof = EscResult.Proof.ERROR;
            String what = others.isEmpty() ? completed + ", exit code " + exitCode : others.get(0);
            detail = "not understood: " + what;
        }
        int asked = feasible + infeasible + open;
        String places = asked == 0 ? "" : feasible + " of " + asked;
        return new EscResult(proof, feasibility(), places, detail, seconds, 1);
    }

    private boolean isProven() {
        return validated >= 1 && !invalid && failedAssertions.isEmpty() && others.isEmpty();
    }

    /** Whether the tool ended as it does if all is proven, or all but feasibility. */
    private boolean isClean(int exitCode) {
        if (infeasible + open > 0) {
            return Set.of("INFEASIBLE", "TIMEOUT", "no warnings").contains(completed)
                    && (exitCode == 0 || exitCode == 6);
        }
        return completed.equals("no warnings") && exitCode == 0;
    }

    private EscResult.Feasibility feasibility() {
        if (infeasible > 0) {
            return EscResult.Feasibility.INFEASIBLE;
        }
        if (feasible + open == 0) {
            return EscResult.Feasibility.NOT_CHECKED;
        }
        return preconditionFeasible ? EscResult.Feasibility.OK : EscResult.Feasibility.UNDECIDED;
    }

    private boolean isOurs(String signature) {
        return signature.startsWith(method + "(");
    }

    /** The tool also lists the methods of other classes that it comes by. */
    private void list(String signature) {
        String name = signature.replaceFirst("\\(.*", "");
        int dot = name.lastIndexOf('.') + 1;
        if (name.substring(0, dot).equals(method.substring(0, method.lastIndexOf('.') + 1))) {
            listed.add(name.substring(dot));
        }
    }
}
