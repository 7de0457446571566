package org.tromptaylor;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;

/** The arrows point one way: cli to (conformance, gtp, ...) to vectors to engine to rules. */
@AnalyzeClasses(packages = "org.tromptaylor", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String OURS = "org.tromptaylor..";
    private static final String RULES = "org.tromptaylor.rules..";
    private static final String ENGINE = "org.tromptaylor.engine..";
    private static final String COUNT = "org.tromptaylor.count..";
    private static final String DISPUTE = "org.tromptaylor.dispute..";
    private static final String VECTORS = "org.tromptaylor.vectors..";
    private static final String PROCESS = "org.tromptaylor.process..";
    private static final String GTP = "org.tromptaylor.gtp..";
    private static final String DIAGRAM = "org.tromptaylor.diagram..";
    private static final String RECORD = "org.tromptaylor.record..";
    private static final String EXPLAIN = "org.tromptaylor.explain..";
    private static final String CLI = "org.tromptaylor.cli..";

    @ArchTest
    static final ArchRule rulesNeedTheJdkOnly =
            classes()
                    .that()
                    .resideInAPackage(RULES)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage("java..", RULES);

    @ArchTest
    static final ArchRule theEngineNeedsTheJdkAndRulesOnly =
            classes()
                    .that()
                    .resideInAPackage(ENGINE)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage("java..", RULES, ENGINE);

    @ArchTest
    static final ArchRule countsNeedTheJdkRulesAndEngineOnly =
            classes()
                    .that()
                    .resideInAPackage(COUNT)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage("java..", RULES, ENGINE, COUNT);

    @ArchTest
    static final ArchRule proceduresNeedTheJdkRulesAndEngineOnly =
            classes()
                    .that()
                    .resideInAPackage(DISPUTE)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage("java..", RULES, ENGINE, DISPUTE);

    @ArchTest
    static final ArchRule vectorsKnowNobodyAbove =
            noClasses()
                    .that()
                    .resideInAPackage(VECTORS)
                    .should()
                    .dependOnClassesThat(oursBut(RULES, ENGINE, DISPUTE, VECTORS));

    @ArchTest
    static final ArchRule diagramsKnowVectorsAtMost =
            noClasses()
                    .that()
                    .resideInAPackage(DIAGRAM)
                    .should()
                    .dependOnClassesThat(oursBut(RULES, ENGINE, VECTORS, DIAGRAM));

    @ArchTest
    static final ArchRule recordsKnowVectorsAtMost =
            noClasses()
                    .that()
                    .resideInAPackage(RECORD)
                    .should()
                    .dependOnClassesThat(oursBut(RULES, ENGINE, VECTORS, RECORD));

    @ArchTest
    static final ArchRule explanationsKnowRecordsAndDiagramsAtMost =
            noClasses()
                    .that()
                    .resideInAPackage(EXPLAIN)
                    .should()
                    .dependOnClassesThat(oursBut(RULES, ENGINE, VECTORS, RECORD, DIAGRAM, EXPLAIN));

    @ArchTest
    static final ArchRule childProcessesKnowNothingOfGo =
            noClasses()
                    .that()
                    .resideInAPackage(PROCESS)
                    .should()
                    .dependOnClassesThat(oursBut(PROCESS));

    @ArchTest
    static final ArchRule gtpKnowsNobodyWhoAsksByIt =
            noClasses()
                    .that()
                    .resideInAPackage(GTP)
                    .should()
                    .dependOnClassesThat(
                            oursBut(
                                    RULES, ENGINE, VECTORS, DIAGRAM, RECORD, EXPLAIN, PROCESS,
                                    GTP));

    @ArchTest
    static final ArchRule nobodyKnowsTheCommandLine =
            noClasses()
                    .that()
                    .resideOutsideOfPackage(CLI)
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(CLI);

    @ArchTest
    static final ArchRule noPackageDependsOnItselfByAWayAround =
            SlicesRuleDefinition.slices()
                    .matching("org.tromptaylor.(*)..")
                    .should()
                    .beFreeOfCycles();

    private static DescribedPredicate<JavaClass> oursBut(String... packages) {
        return resideInAPackage(OURS)
                .and(DescribedPredicate.not(resideInAnyPackage(packages)))
                .as("live in another package of ours");
    }
}
