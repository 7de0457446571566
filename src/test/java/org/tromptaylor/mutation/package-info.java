/**
 * Do the tests notice a changed rule or a changed engine? {@code mvn -Pmutation verify} lets PIT change
 * one thing at a time in {@code rules} and {@code engine}, and {@link
 * org.tromptaylor.mutation.MutationCheck} compares what the tests did not notice with {@code
 * equivalent.txt}, which says of each such mutant why nobody could.
 */
package org.tromptaylor.mutation;
