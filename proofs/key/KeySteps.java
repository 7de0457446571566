package org.tromptaylor.proofs;

import de.uka.ilkd.key.ldt.IntegerLDT;
import de.uka.ilkd.key.logic.PosInOccurrence;
import de.uka.ilkd.key.logic.PosInTerm;
import de.uka.ilkd.key.logic.SequentFormula;
import de.uka.ilkd.key.logic.Term;
import de.uka.ilkd.key.logic.TermBuilder;
import de.uka.ilkd.key.proof.Goal;
import de.uka.ilkd.key.proof.Proof;
import de.uka.ilkd.key.rule.NoPosTacletApp;
import de.uka.ilkd.key.rule.TacletApp;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.key_project.logic.Name;
import org.key_project.util.collection.ImmutableList;

/**
 * Steps that KeY's strategies don't take by themselves, between two of their runs: applications of
 * KeY's own rules, so sound as these are.
 */
final class KeySteps {

    private static final Set<String> COMPARISONS =
            Set.of("inRangeInt", "inInt", "leq", "geq", "lt", "gt");

    private final Proof proof;

    KeySteps(Proof proof) {
        this.proof = proof;
    }

    /**
     * Where it is to be shown that a result fits an int, forget the rest of the program: it would be
     * executed once more there.
     */
    void forgetPrograms() {
        for (Goal goal : proof.openGoals()) {
            boolean compares = false;
            for (SequentFormula formula : goal.sequent().succedent()) {
                compares |= !hasProgram(formula) && mentions(formula.formula(), COMPARISONS);
            }
            Goal at = goal;
            for (SequentFormula formula : goal.sequent().succedent()) {
                if (compares && hasProgram(formula)) {
                    at = onTheRight(at, formula, "hide_right").head();
                }
            }
        }
    }

    /** Cut with the limits of each quotient and remainder that is to fit an int. */
    void cutWithLimitsOfQuotients() {
        IntegerLDT integers = proof.getServices().getTypeConverter().getIntegerLDT();
        TermBuilder build = proof.getServices().getTermBuilder();
        for (Goal goal : proof.openGoals()) {
            Map<String, Term> quotients = new LinkedHashMap<>();
            for (SequentFormula formula : goal.sequent().succedent()) {
                if (!hasProgram(formula)) {
                    quotients(formula.formula(), integers, quotients);
                }
            }
            Goal at = goal;
            for (Term quotient : quotients.values()) {
                Term upper =
                        quotient.op() == integers.getJDivision()
                                ? build.leq(quotient, quotient.sub(0))
                                : build.lt(quotient, quotient.sub(1));
                Term limits = build.and(build.leq(build.zTerm(0), quotient), upper);
                TacletApp cut = rule("cut");
                cut =
                        cut.addCheckedInstantiation(
                                cut.uninstantiatedVars().iterator().next(),
                                limits,
                                proof.getServices(),
                                true);
                at = whereAssumed(at.apply(cut), limits);
            }
        }
    }

    /** Shows one conjunct after the other. */
    void splitConjunctions() {
        boolean again = true;
        while (again) {
            again = false;
            for (Goal goal : proof.openGoals()) {
                Optional<SequentFormula> found = conjunction(goal);
                if (found.isPresent()) {
                    SequentFormula formula = found.get();
                    boolean and = formula.formula().op().name().toString().equals("and");
                    onTheRight(goal, formula, and ? "andRight" : "expandInRangeInt");
                    again = true;
                }
            }
        }
    }

    private static Optional<SequentFormula> conjunction(Goal goal) {
        for (SequentFormula formula : goal.sequent().succedent()) {
            String operator = formula.formula().op().name().toString();
            if (!hasProgram(formula) && Set.of("and", "inRangeInt").contains(operator)) {
                return Optional.of(formula);
            }
        }
        return Optional.empty();
    }

    private static Goal whereAssumed(ImmutableList<Goal> goals, Term formula) {
        for (Goal goal : goals) {
            for (SequentFormula assumed : goal.sequent().antecedent()) {
                if (assumed.formula().equals(formula)) {
                    return goal;
                }
            }
        }
        throw new IllegalStateException("a cut without its branch");
    }

    private ImmutableList<Goal> onTheRight(Goal goal, SequentFormula formula, String rule) {
        PosInOccurrence at = new PosInOccurrence(formula, PosInTerm.getTopLevel(), false);
        return goal.apply(
                rule(rule)
                        .matchFind(at, proof.getServices())
                        .setPosInOccurrence(at, proof.getServices()));
    }

    private NoPosTacletApp rule(String name) {
        return NoPosTacletApp.createNoPosTacletApp(
                proof.getInitConfig().lookupActiveTaclet(new Name(name)));
    }

    private static boolean hasProgram(SequentFormula formula) {
        return formula.formula().containsJavaBlockRecursive();
    }

    private static boolean mentions(Term term, Set<String> operators) {
        boolean found = operators.contains(term.op().name().toString());
        for (Term part : term.subs()) {
            found |= mentions(part, operators);
        }
        return found;
    }

    private static void quotients(Term term, IntegerLDT integers, Map<String, Term> found) {
        boolean isQuotient =
                term.op() == integers.getJDivision() || term.op() == integers.getJModulo();
        if (isQuotient && term.freeVars().isEmpty()) {
            found.put(term.toString(), term);
        }
        for (Term part : term.subs()) {
            quotients(part, integers, found);
        }
    }
}
