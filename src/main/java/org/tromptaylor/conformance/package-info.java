/**
 * Does a program play by the rules? {@link org.tromptaylor.conformance.Runner} asks a {@link
 * org.tromptaylor.conformance.Subject} the vectors of a corpus, compares the answers with the right
 * ones, and makes a {@link org.tromptaylor.conformance.Report} of it.
 *
 * <ul>
 *   <li>subjects: {@link org.tromptaylor.conformance.BuiltinSubject}, {@link
 *       org.tromptaylor.conformance.GtpSubject}, {@link org.tromptaylor.conformance.JsonSubject};
 *       or your own, in Java;
 *   <li>which vectors: {@link org.tromptaylor.conformance.Selection} and {@link
 *       org.tromptaylor.conformance.SkipList};
 *   <li>reports: {@link org.tromptaylor.conformance.ConsoleReport}, {@link
 *       org.tromptaylor.conformance.HtmlReport}, {@link org.tromptaylor.conformance.JsonReport},
 *       {@link org.tromptaylor.conformance.JUnitReport}.
 * </ul>
 */
package org.tromptaylor.conformance;
