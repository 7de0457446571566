/**
 * The command {@code proofs/verify}: has OpenJML prove every method of the reference, checks what
 * OpenJML does not check, and writes down what came of it. It stands among the tests, as it is not
 * part of the product.
 *
 * <p>{@code Verify} is the command and {@code ProofRun} the run. Sources are read by {@code
 * JmlText}, {@code Tokens} and {@code MethodScanner}; {@code Audit} applies the project's own rules
 * to them; {@code Esc} runs the prover on one method and {@code EscOutput} reads what it says;
 * {@code TwinFile} reads the broken twins; {@code Ledger} and {@code StatusPage} are what is kept.
 */
package org.tromptaylor.proofs;
