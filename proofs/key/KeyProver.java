package org.tromptaylor.proofs;

import de.uka.ilkd.key.control.DefaultUserInterfaceControl;
import de.uka.ilkd.key.control.KeYEnvironment;
import de.uka.ilkd.key.java.abstraction.KeYJavaType;
import de.uka.ilkd.key.logic.op.IObserverFunction;
import de.uka.ilkd.key.logic.op.IProgramMethod;
import de.uka.ilkd.key.proof.Node;
import de.uka.ilkd.key.proof.Proof;
import de.uka.ilkd.key.proof.init.ProofInputException;
import de.uka.ilkd.key.proof.io.ProblemLoaderException;
import de.uka.ilkd.key.rule.AbstractContractRuleApp;
import de.uka.ilkd.key.settings.ChoiceSettings;
import de.uka.ilkd.key.settings.ProofSettings;
import de.uka.ilkd.key.speclang.Contract;
import de.uka.ilkd.key.strategy.Strategy;
import de.uka.ilkd.key.strategy.StrategyProperties;
import de.uka.ilkd.key.util.KeYTypeUtil;
import de.uka.ilkd.key.util.MiscTools;
import de.uka.ilkd.key.util.ProofStarter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** KeY, with a folder of sources loaded. */
final class KeyProver implements AutoCloseable {

    private final KeYEnvironment<DefaultUserInterfaceControl> environment;
    private final Set<String> opaque;

    /** Loads the folder, of which some methods are known by name only. Numbers are mathematical, and each int result is shown to fit an int. */
    KeyProver(Path folder, Set<String> opaque) throws ProblemLoaderException {
        this.opaque = opaque;
        if (!ProofSettings.isChoiceSettingInitialised()) {
            KeYEnvironment.load(folder.toFile(), null, null, null).dispose();
        }
        ChoiceSettings choices = ProofSettings.DEFAULT_SETTINGS.getChoiceSettings();
        Map<String, String> chosen = new HashMap<>(choices.getDefaultChoices());
        chosen.putAll(MiscTools.getDefaultTacletOptions());
        chosen.put("intRules", "intRules:arithmeticSemanticsCheckingOF");
        chosen.put("runtimeExceptions", "runtimeExceptions:ban");
        choices.setDefaultChoices(chosen);
        environment = KeYEnvironment.load(folder.toFile(), null, null, null);
    }

    @Override
    public void close() {
        environment.dispose();
    }

    /** Tries to prove all contracts of a method, each in at most so many steps. */
    KeyResult prove(KeyPlan.Entry method, int steps) throws ProofInputException {
        int contracts = 0;
        int open = 0;
        int applied = 0;
        double seconds = 0;
        Set<String> uses = new TreeSet<>();
        for (KeYJavaType type : environment.getJavaInfo().getAllKeYJavaTypes()) {
            if (KeYTypeUtil.isLibraryClass(type) || !type.getName().equals(method.owner())) {
                continue;
            }
            for (IObserverFunction target :
                    environment.getSpecificationRepository().getContractTargets(type)) {
                if (!nameOf(target).equals(method.name())) {
                    continue;
                }
                for (Contract contract :
                        environment.getSpecificationRepository().getContracts(type, target)) {
                    long begin = System.nanoTime();
                    Proof proof =
                            environment.createProof(
                                    contract.createProofObl(environment.getInitConfig(), contract));
                    try {
                        run(proof, steps);
                        contracts++;
                        open += proof.openGoals().size();
                        applied += proof.getStatistics().totalRuleApps;
                        uses(proof, uses);
                    } finally {
                        proof.dispose();
                    }
                    seconds += (System.nanoTime() - begin) / 1e9;
                }
            }
        }
        return new KeyResult(contracts, open, applied, seconds, uses);
    }

    /**
     * First the program alone; then what is left to calculate, linear and then with products; at
     * last with case distinctions for every "for all", of which there can be very many.
     */
    private void run(Proof proof, int steps) {
        String few = StrategyProperties.QUANTIFIERS_NON_SPLITTING;
        run(proof, steps, StrategyProperties.NON_LIN_ARITH_NONE, few);
        KeySteps between = new KeySteps(proof);
        between.forgetPrograms();
        between.cutWithLimitsOfQuotients();
        between.splitConjunctions();
        run(proof, steps, StrategyProperties.NON_LIN_ARITH_DEF_OPS, few);
        run(proof, steps, StrategyProperties.NON_LIN_ARITH_COMPLETION, few);
        run(
                proof,
                steps,
                StrategyProperties.NON_LIN_ARITH_DEF_OPS,
                StrategyProperties.QUANTIFIERS_INSTANTIATE);
    }

    private void run(Proof proof, int steps, String arithmetic, String quantifiers) {
        if (proof.closed()) {
            return;
        }
        StrategyProperties set =
                proof.getSettings().getStrategySettings().getActiveStrategyProperties();
        set.setProperty(StrategyProperties.METHOD_OPTIONS_KEY, StrategyProperties.METHOD_CONTRACT);
        set.setProperty(StrategyProperties.DEP_OPTIONS_KEY, StrategyProperties.DEP_ON);
        set.setProperty(StrategyProperties.QUERY_OPTIONS_KEY, StrategyProperties.QUERY_ON);
        set.setProperty(
                StrategyProperties.QUERYAXIOM_OPTIONS_KEY, StrategyProperties.QUERYAXIOM_OFF);
        set.setProperty(
                StrategyProperties.SPLITTING_OPTIONS_KEY, StrategyProperties.SPLITTING_NORMAL);
        set.setProperty(StrategyProperties.NON_LIN_ARITH_OPTIONS_KEY, arithmetic);
        set.setProperty(StrategyProperties.QUANTIFIERS_OPTIONS_KEY, quantifiers);
        proof.getSettings().getStrategySettings().setActiveStrategyProperties(set);
        Strategy strategy =
                proof.getServices().getProfile().getDefaultStrategyFactory().create(proof, set);
        ProofStarter starter = new ProofStarter(false);
        starter.init(proof);
        starter.setStrategy(new KeyStrategy(strategy, opaque));
        starter.setMaxRuleApplications(steps);
        starter.setTimeout(-1);
        starter.start();
    }

    private static void uses(Proof proof, Set<String> found) {
        Iterator<Node> nodes = proof.root().subtreeIterator();
        while (nodes.hasNext()) {
            if (nodes.next().getAppliedRuleApp() instanceof AbstractContractRuleApp app) {
                IObserverFunction target = app.getInstantiation().getTarget();
                KeYJavaType owner = app.getInstantiation().getKJT();
                found.add(owner.getName() + "." + nameOf(target));
            }
        }
    }

    private static String nameOf(IObserverFunction target) {
        return target instanceof IProgramMethod method
                ? method.getName()
                : target.name().toString().replaceAll(".*::|\\(.*", "");
    }
}
