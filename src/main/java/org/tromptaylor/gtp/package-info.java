/**
 * The Go Text Protocol, version 2
 * (https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html): a client for engines, and
 * a server that is one ({@link org.tromptaylor.gtp.GtpServer}).
 */
package org.tromptaylor.gtp;
