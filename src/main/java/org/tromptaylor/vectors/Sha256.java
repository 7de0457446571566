package org.tromptaylor.vectors;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256, by which a file is known to be as it was. */
public final class Sha256 {

    private Sha256() {}

    /** The digest of the bytes: 64 hexadecimal digits, as {@code sha256sum} writes it. */
    public static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(digest(bytes));
    }

    /** The digest of the bytes. */
    public static byte[] digest(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            // Every Java has it.
            throw new IllegalStateException(e);
        }
    }
}
