/**
 * All of it: what {@code mvn -Pexhaustive verify} runs beyond the tests of every build. Nothing is
 * left out by symmetry. {@code -Dexhaustive.minutes=N} ends the run after so many; it then fails and
 * says how far it came.
 */
package org.tromptaylor.exhaustive;
