package org.tromptaylor.gtp;

/**
 * An engine's answer to one command.
 *
 * @param ok whether the answer began with {@code =}, and not with {@code ?}
 * @param text what followed, without trailing white space; lines parted by {@code \n}
 */
public record GtpAnswer(boolean ok, String text) {}
