/**
 * The reference: the ten rules as ten methods in {@link org.tromptaylor.rules.TrompTaylor}, and the
 * words that everything else shares. Depends on nothing but the JDK and knows no other package.
 */
package org.tromptaylor.rules;
