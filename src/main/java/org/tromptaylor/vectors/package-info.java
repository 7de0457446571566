/**
 * The vectors: reading, checking and writing the corpus under {@code test-vectors/}, and the
 * notation (rows, vertices, turns) that it uses.
 */
package org.tromptaylor.vectors;
