/**
 * Random games until a program and the rules differ. {@link org.tromptaylor.hunt.Hunt} makes games,
 * asks a {@link org.tromptaylor.conformance.Subject} about them, and shrinks the first one of each
 * rule that comes out differently to a {@link org.tromptaylor.hunt.Finding}.
 */
package org.tromptaylor.hunt;
