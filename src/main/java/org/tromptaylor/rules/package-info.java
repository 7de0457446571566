/**
 * The reference: the ten rules as ten methods, and the words that everything else shares. Depends on
 * nothing but the JDK and knows no other package.
 *
 * <ul>
 *   <li>{@link org.tromptaylor.rules.TrompTaylor}: the rules, with their contracts; {@link
 *       org.tromptaylor.rules.Points}: how the points that they speak of are numbered.
 *   <li>{@link org.tromptaylor.rules.Theorems}: what follows from the rules; {@code Lemmas}: the
 *       steps of the proofs. Both are specifications, without code.
 *   <li>{@link org.tromptaylor.rules.ReferenceGame}: a game told by the rules; {@link
 *       org.tromptaylor.rules.Verdict}: why a turn is refused.
 * </ul>
 */
package org.tromptaylor.rules;
