/** The command line, {@code tt}. */
package org.tromptaylor.cli;
