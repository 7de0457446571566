/**
 * The Tromp-Taylor rules of Go. From the bottom up, each package using only those before it:
 *
 * <ul>
 *   <li>{@code rules}: the reference, the ten rules as ten methods; {@code engine}: the same answers,
 *       fast; {@code count}: how many sequences of turns, games and positions there are; {@code
 *       dispute}: what may be agreed on about dead stones. These four need nothing but the JDK.
 *   <li>{@code vectors}: the corpus of questions, read, checked and answered; {@code diagram}: grids
 *       as text.
 *   <li>{@code process}: other people's programs, started and bounded; {@code record}: SGF files and
 *       what the rules say of them; {@code gtp}: the Go Text Protocol, client and server; {@code
 *       referee}: games between two programs; {@code conformance}: any program asked the vectors, the
 *       diagnosis and the reports; {@code hunt}: any of them played random games with.
 *   <li>{@code cli}: the command {@code tt}.
 * </ul>
 */
package org.tromptaylor;
