package org.tromptaylor.proofs;

import java.util.Set;

/** The words of Java and of JML, and which of the latter the proven sources may use. */
final class Words {

    private static final Set<String> JAVA =
            Set.of(
                    "abstract",
                    "assert",
                    "boolean",
                    "break",
                    "byte",
                    "case",
                    "catch",
                    "char",
                    "class",
                    "const",
                    "continue",
                    "default",
                    "do",
                    "double",
                    "else",
                    "enum",
                    "extends",
                    "final",
                    "finally",
                    "float",
                    "for",
                    "goto",
                    "if",
                    "implements",
                    "import",
                    "instanceof",
                    "int",
                    "interface",
                    "long",
                    "native",
                    "new",
                    "package",
                    "private",
                    "protected",
                    "public",
                    "return",
                    "short",
                    "static",
                    "strictfp",
                    "super",
                    "switch",
                    "synchronized",
                    "this",
                    "throw",
                    "throws",
                    "transient",
                    "try",
                    "void",
                    "volatile",
                    "while",
                    "true",
                    "false",
                    "null");

    /** Clauses of a contract that are understood here. */
    static final Set<String> CONTRACT_CLAUSES =
            Set.of("requires", "ensures", "measured_by", "assignable", "assigns", "modifies");

    /** What may stand before a loop. */
    static final Set<String> LOOP_CLAUSES =
            Set.of(
                    "loop_invariant",
                    "maintaining",
                    "loop_decreases",
                    "decreases",
                    "decreasing",
                    "loop_writes",
                    "loop_modifies",
                    "loop_assigns");

    /** Those that say that a loop ends. */
    static final Set<String> LOOP_VARIANTS = Set.of("loop_decreases", "decreases", "decreasing");

    /** What JML may say within a body. */
    static final Set<String> BODY_STATEMENTS = Set.of("assert", "ghost", "set");

    /** What may stand before or after the clauses of a contract. */
    static final Set<String> JML_MODIFIERS =
            Set.of(
                    "normal_behavior",
                    "also",
                    "pure",
                    "heap_free",
                    "helper",
                    "model",
                    "nullable",
                    "non_null",
                    "spec_public");

    static final Set<String> JAVA_MODIFIERS =
            Set.of("public", "protected", "private", "static", "final");

    /** The words with a backslash that may be used: none takes anything for granted. */
    static final Set<String> BACKSLASH =
            Set.of("\\result", "\\old", "\\forall", "\\exists", "\\bigint", "\\nothing");

    /**
     * All other words of OpenJML's. Some take something for granted (assume, axiom, accessible),
     * some switch checks off (nowarn, skipesc, halt, the lowered arithmetics), of some it is not
     * known here what they do; none is needed.
     */
    static final Set<String> UNUSED_JML =
            Set.of(
                    "abrupt_behavior",
                    "accessible",
                    "allow",
                    "array",
                    "assume",
                    "axiom",
                    "begin",
                    "behavior",
                    "breaks",
                    "callable",
                    "captured",
                    "captures",
                    "check",
                    "choose",
                    "code",
                    "code_bigint_math",
                    "code_java_math",
                    "code_safe_math",
                    "constraint",
                    "constructor",
                    "continues",
                    "datatype",
                    "diverges",
                    "duration",
                    "end",
                    "example",
                    "exceptional_behavior",
                    "exceptional_example",
                    "extract",
                    "feasible_behavior",
                    "field",
                    "for_example",
                    "forbid",
                    "function",
                    "halt",
                    "havoc",
                    "hence_by",
                    "ignore",
                    "immutable",
                    "implies_that",
                    "in",
                    "initializer",
                    "initially",
                    "inline",
                    "inlined_loop",
                    "instance",
                    "invariant",
                    "loop_inductive",
                    "maps",
                    "method",
                    "model_program",
                    "monitored",
                    "monitors_for",
                    "no_state",
                    "non_null_by_default",
                    "non_null_elements",
                    "normal_example",
                    "nowarn",
                    "nullable_by_default",
                    "nullable_elements",
                    "options",
                    "peer",
                    "post",
                    "pre",
                    "query",
                    "reachable",
                    "readable",
                    "readonly",
                    "reads",
                    "recommends",
                    "refining",
                    "rep",
                    "represents",
                    "returns",
                    "secret",
                    "show",
                    "signals",
                    "signals_only",
                    "skip_esc",
                    "skip_rac",
                    "skipesc",
                    "skiprac",
                    "spec_bigint_math",
                    "spec_java_math",
                    "spec_protected",
                    "spec_pure",
                    "spec_safe_math",
                    "split",
                    "static_initializer",
                    "strictly_pure",
                    "trusted",
                    "two_state",
                    "uninitialized",
                    "unreachable",
                    "use",
                    "when",
                    "working_space",
                    "writable",
                    "writes",
                    "modifiable",
                    "old",
                    "forall",
                    "exsures",
                    "declaration",
                    "type");

    /** The words of Java that are needed; the types among them are the truth values and int. */
    static final Set<String> USED_JAVA =
            Set.of(
                    "assert",
                    "boolean",
                    "break",
                    "class",
                    "continue",
                    "do",
                    "else",
                    "false",
                    "final",
                    "for",
                    "if",
                    "import",
                    "int",
                    "new",
                    "null",
                    "package",
                    "private",
                    "protected",
                    "public",
                    "return",
                    "static",
                    "true",
                    "void",
                    "while");

    /** What a variable can be of, or the elements of an array. */
    static final Set<String> TYPES = Set.of("int", "boolean", "\\bigint");

    /** All signs that may be used. Others could do or be more than is seen here. */
    static final Set<String> SIGNS =
            Set.of(
                    "(",
                    ")",
                    "[",
                    "]",
                    "{",
                    "}",
                    ";",
                    ",",
                    ".",
                    ":",
                    "?",
                    "=",
                    "==",
                    "!=",
                    "<",
                    "<=",
                    ">",
                    ">=",
                    "+",
                    "-",
                    "*",
                    "/",
                    "%",
                    "++",
                    "--",
                    "!",
                    "&&",
                    "||",
                    "==>",
                    "<==>",
                    // With findings of their own.
                    "@",
                    "->",
                    "::");

    private Words() {}

    /** Whether JML has this word, or has it for OpenJML: as a name it could be taken for that. */
    static boolean isOfJml(String word) {
        return CONTRACT_CLAUSES.contains(word)
                || LOOP_CLAUSES.contains(word)
                || BODY_STATEMENTS.contains(word)
                || JML_MODIFIERS.contains(word)
                || UNUSED_JML.contains(word);
    }

    /** Whether it is a word that may be used where JML, or else Java, is written. */
    static boolean isUsed(String word, boolean jml) {
        return USED_JAVA.contains(word) || jml && isOfJml(word) && !UNUSED_JML.contains(word);
    }

    /** Whether no method can have this name. */
    static boolean isKeyword(String word) {
        return JAVA.contains(word)
                || CONTRACT_CLAUSES.contains(word)
                || LOOP_CLAUSES.contains(word)
                || BODY_STATEMENTS.contains(word);
    }
}
