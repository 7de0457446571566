package org.tromptaylor.conformance;

import org.tromptaylor.gtp.GtpAnswer;
import org.tromptaylor.gtp.GtpClient;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.vectors.Notation;

/**
 * How an engine wants turns written. The protocol takes a pass in any case; for an engine that
 * refuses {@code pass}, {@code PASS} is tried, and kept to once that was taken.
 */
final class GtpWords {

    private final GtpClient client;
    private boolean capital;
    private boolean known;

    GtpWords(GtpClient client) {
        this.client = client;
    }

    GtpAnswer play(String player, String turn) throws ChildFailure, InterruptedException {
        if (!turn.equals(Notation.PASS)) {
            return client.send("play " + player + " " + turn);
        }
        GtpAnswer answer = pass(player);
        if (!answer.ok() && !known) {
            capital = true;
            GtpAnswer second = pass(player);
            capital = second.ok();
            answer = second.ok() ? second : answer;
        }
        known |= answer.ok();
        return answer;
    }

    private GtpAnswer pass(String player) throws ChildFailure, InterruptedException {
        return client.send("play " + player + " " + (capital ? "PASS" : Notation.PASS));
    }
}
