package org.tromptaylor.proofs;

import de.uka.ilkd.key.logic.PosInOccurrence;
import de.uka.ilkd.key.logic.Term;
import de.uka.ilkd.key.logic.op.IProgramMethod;
import de.uka.ilkd.key.proof.Goal;
import de.uka.ilkd.key.rule.IfFormulaInstantiation;
import de.uka.ilkd.key.rule.QueryExpand;
import de.uka.ilkd.key.rule.RuleApp;
import de.uka.ilkd.key.rule.RuleSet;
import de.uka.ilkd.key.rule.Taclet;
import de.uka.ilkd.key.rule.TacletApp;
import de.uka.ilkd.key.strategy.RuleAppCost;
import de.uka.ilkd.key.strategy.RuleAppCostCollector;
import de.uka.ilkd.key.strategy.Strategy;
import de.uka.ilkd.key.strategy.TopRuleAppCost;
import de.uka.ilkd.key.strategy.feature.MutableState;
import java.util.HashSet;
import java.util.Set;
import org.key_project.logic.Name;

/**
 * KeY's own strategy with model search, but that tries fewer things: no case distinctions, and of
 * all products of two inequations only those that are likely to help. Left alone, it multiplies the
 * limits of int with each other for ever. What a strategy leaves out can make a proof fail, but not
 * make a wrong one.
 */
final class KeyStrategy implements Strategy {

    private static final Set<String> NEVER =
            Set.of("inEqSimp_signCases", "inEqSimp_split_eq", "cut");

    /** More digits than the limits of an int have. */
    private static final int MANY_DIGITS = 11;

    private final Strategy inner;
    private final Set<String> opaque;

    /**
     * @param inner KeY's
     * @param opaque names of methods that stay what they are where a contract calls them; nothing
     *     more is known of them
     */
    KeyStrategy(Strategy inner, Set<String> opaque) {
        this.inner = inner;
        this.opaque = opaque;
    }

    @Override
    public Name name() {
        return inner.name();
    }

    @Override
    public RuleAppCost computeCost(RuleApp app, PosInOccurrence at, Goal goal, MutableState state) {
        return isLeftOut(app, at)
                ? TopRuleAppCost.INSTANCE
                : inner.computeCost(app, at, goal, state);
    }

    @Override
    public boolean isApprovedApp(RuleApp app, PosInOccurrence at, Goal goal) {
        return !isLeftOut(app, at) && inner.isApprovedApp(app, at, goal);
    }

    @Override
    public void instantiateApp(
            RuleApp app, PosInOccurrence at, Goal goal, RuleAppCostCollector collector) {
        if (!isLeftOut(app, at)) {
            inner.instantiateApp(app, at, goal, collector);
        }
    }

    @Override
    public boolean isStopAtFirstNonCloseableGoal() {
        return inner.isStopAtFirstNonCloseableGoal();
    }

    private boolean isLeftOut(RuleApp app, PosInOccurrence at) {
        if (app.rule() instanceof QueryExpand) {
            return at.subTerm().op() instanceof IProgramMethod method
                    && opaque.contains(method.getName());
        }
        if (!(app instanceof TacletApp taclet) || !(app.rule() instanceof Taclet rule)) {
            return false;
        }
        String name = rule.name().toString();
        if (NEVER.contains(name)) {
            return true;
        }
        if (name.startsWith("inEqSimp_exactShadow")) {
            boolean large = at != null && digits(at.subTerm()) >= MANY_DIGITS;
            for (Term premise : premises(taclet)) {
                large |= digits(premise) >= MANY_DIGITS;
            }
            return large;
        }
        for (RuleSet set : rule.getRuleSets()) {
            if (NEVER.contains(set.name().toString())) {
                return true;
            }
            if (set.name().toString().equals("inEqSimp_nonLin_multiply")) {
                return !isLikelyProduct(taclet, at);
            }
        }
        return false;
    }

    /** Of two linear inequations, one with small numbers, the other so or of several variables. */
    private static boolean isLikelyProduct(TacletApp app, PosInOccurrence at) {
        Use first = at == null ? Use.SMALL : use(at.subTerm());
        Use second = Use.SMALL;
        for (Term premise : premises(app)) {
            second = use(premise);
        }
        return first != Use.NONE
                && second != Use.NONE
                && (first == Use.SMALL || second == Use.SMALL);
    }

    private enum Use {
        NONE,
        LARGE,
        SMALL
    }

    private static Use use(Term inequation) {
        if (mentions(inequation, "mul")) {
            return Use.NONE;
        }
        if (digits(inequation) <= 1) {
            return Use.SMALL;
        }
        Set<String> variables = new HashSet<>();
        variables(inequation, variables);
        return variables.size() >= 2 ? Use.LARGE : Use.NONE;
    }

    private static Iterable<Term> premises(TacletApp app) {
        Set<Term> terms = new HashSet<>();
        if (app.ifFormulaInstantiations() != null) {
            for (IfFormulaInstantiation premise : app.ifFormulaInstantiations()) {
                terms.add(premise.getConstrainedFormula().formula());
            }
        }
        return terms;
    }

    private static boolean mentions(Term term, String operator) {
        boolean found = term.op().name().toString().equals(operator);
        for (Term part : term.subs()) {
            found |= mentions(part, operator);
        }
        return found;
    }

    /** How many digits the longest number has. */
    private static int digits(Term term) {
        if (term.op().name().toString().equals("Z")) {
            return (int) term.toString().chars().filter(Character::isDigit).count();
        }
        int most = 0;
        for (Term part : term.subs()) {
            most = Math.max(most, digits(part));
        }
        return most;
    }

    private static void variables(Term term, Set<String> found) {
        String operator = term.op().name().toString();
        if (Set.of("add", "leq", "geq").contains(operator)) {
            for (Term part : term.subs()) {
                variables(part, found);
            }
        } else if (!operator.equals("Z")) {
            found.add(term.toString());
        }
    }
}
