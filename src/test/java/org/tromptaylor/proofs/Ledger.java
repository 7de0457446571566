package org.tromptaylor.proofs;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a complete run found, for machines; {@link StatusPage} says the same for people.
 *
 * @param format the version of this form
 * @param date the day of the run (UTC)
 * @param command the options of each proof
 * @param solverSeconds how long each question to the solver may take
 * @param runSeconds how long one attempt to prove a method may take in all
 * @param attempts how often a proof that was not found is tried again, the first time included
 * @param files what was verified, by content
 * @param findings what the project's own check objects to
 */
record Ledger(
        int format,
        String date,
        String openjml,
        String solver,
        String prover,
        String java,
        String seed,
        String command,
        long solverSeconds,
        long runSeconds,
        int attempts,
        List<FileHash> files,
        List<String> findings,
        List<Entry> methods) {

    static final int FORMAT = 1;

    /**
     * A file.
     *
     * @param path relative to the root, with '/'
     * @param sha256 of its bytes, in hexadecimal
     */
    record FileHash(String path, String sha256) {}

    /**
     * A method.
     *
     * @param kind {@code java}, {@code model}, or {@code definition}: a model method without a body
     * @param result {@code verified}, {@code refuted}, {@code undecided}, {@code error}; {@code
     *     definition} where there is nothing to prove
     * @param feasibility {@code ok}, {@code infeasible}, {@code undecided}, {@code not_checked}
     * @param places at how many places feasibility was asked for and answered
     * @param attempts how many there were; all but the last found no proof
     * @param detail what is wrong, if anything is
     * @param contracts the proven methods whose contracts it uses
     * @param definitions the definitions that it uses, itself or by others
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record Entry(
            String method,
            String rule,
            String kind,
            String contract,
            String result,
            String feasibility,
            String places,
            double seconds,
            int attempts,
            String detail,
            List<String> contracts,
            List<String> definitions,
            List<TwinEntry> twins) {

        Entry {
            detail = detail == null ? "" : detail;
            places = places == null ? "" : places;
            rule = rule == null ? "" : rule;
            contract = contract == null ? "" : contract;
            contracts = contracts == null ? List.of() : contracts;
            definitions = definitions == null ? List.of() : definitions;
            twins = twins == null ? List.of() : twins;
        }

        @JsonIgnore
        boolean isDefinition() {
            return kind.equals("definition");
        }

        /**
         * Whether something shows that the proof is not for want of any execution: the solver's answer
         * about feasibility or, where it had none, a twin that it refuted by a counterexample.
         */
        @JsonIgnore
        boolean feasible() {
            return feasibility.equals("ok")
                    || feasibility.equals("undecided") && count("refuted") > 0;
        }

        /** Whether the method may be called proven, or (of a definition) whether nothing is amiss. */
        @JsonIgnore
        boolean holds() {
            boolean proven = isDefinition() || result.equals("verified") && feasible();
            return proven
                    && missingTwins().isEmpty()
                    && twins.stream().allMatch(TwinEntry::rejected);
        }

        /** The kinds of twin that every method must have and this one hasn't. */
        @JsonIgnore
        List<String> missingTwins() {
            return Stream.of(Twin.Kind.values())
                    .filter(kind -> !(isDefinition() && kind == Twin.Kind.BODY))
                    .map(Twin.Kind::word)
                    .filter(word -> twins.stream().noneMatch(twin -> twin.kind().equals(word)))
                    .toList();
        }

        long count(String outcome) {
            return twins.stream().filter(twin -> twin.outcome().equals(outcome)).count();
        }
    }

    /**
     * A broken twin of a method.
     *
     * @param outcome {@code refuted} or {@code undecided}, both of which reject it; {@code
     *     accepted}; {@code error}, as of a twin that does not compile; {@code not_run}
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record TwinEntry(
            String name,
            String kind,
            String wrong,
            String rejectedIn,
            String outcome,
            double seconds,
            String detail) {

        TwinEntry {
            detail = detail == null ? "" : detail;
        }

        @JsonIgnore
        boolean rejected() {
            return outcome.equals("refuted") || outcome.equals("undecided");
        }
    }

    /** Whether everything holds that the run was to show. */
    @JsonIgnore
    boolean holds() {
        return findings.isEmpty() && !methods.isEmpty() && methods.stream().allMatch(Entry::holds);
    }

    private long count(String outcome) {
        return methods.stream().mapToLong(entry -> entry.count(outcome)).sum();
    }

    /** The whole in one line. */
    @JsonIgnore
    String summary() {
        List<Entry> proofs = methods.stream().filter(entry -> !entry.isDefinition()).toList();
        long verified = proofs.stream().filter(entry -> entry.result().equals("verified")).count();
        long feasible = proofs.stream().filter(Entry::feasible).count();
        long missing = methods.stream().mapToLong(entry -> entry.missingTwins().size()).sum();
        return String.format(
                "%s: %d of %d methods verified, %d feasible; %d definitions; twins: %d refuted, %d"
                        + " undecided, %d accepted, %d with an error, %d not run, %d missing;"
                        + " findings: %d.",
                holds() ? "OK" : "NOT PROVEN",
                verified,
                proofs.size(),
                feasible,
                methods.size() - proofs.size(),
                count("refuted"),
                count("undecided"),
                count("accepted"),
                count("error"),
                count("not_run"),
                missing,
                findings.size());
    }
}
