package org.tromptaylor.packaging;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.SortedMap;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/** Archives of the same bytes for the same files: one order, one date, no names of people. */
final class Archives {

    /** The date that npm gives to all it packs. */
    private static final Instant DATE = Instant.parse("1985-10-26T08:15:00Z");

    private Archives() {}

    /** A zip of files by their paths. */
    static byte[] zip(SortedMap<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            zip.setLevel(Deflater.BEST_COMPRESSION);
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                put(zip, file.getKey(), file.getValue());
            }
        }
        return bytes.toByteArray();
    }

    /** A jar, which begins with its manifest. */
    static byte[] jar(SortedMap<String, byte[]> files, byte[] manifest) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            zip.setLevel(Deflater.BEST_COMPRESSION);
            put(zip, "META-INF/MANIFEST.MF", manifest);
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                put(zip, file.getKey(), file.getValue());
            }
        }
        return bytes.toByteArray();
    }

    private static void put(ZipOutputStream zip, String path, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(path);
        // A zip holds a local time; this one is the same in all zones.
        entry.setTimeLocal(LocalDateTime.ofInstant(DATE, ZoneOffset.UTC));
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    /** A tar, compressed by gzip. */
    static byte[] tgz(SortedMap<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        GzipParameters parameters = new GzipParameters();
        parameters.setCompressionLevel(Deflater.BEST_COMPRESSION);
        try (OutputStream gzip = new GzipCompressorOutputStream(bytes, parameters);
                TarArchiveOutputStream tar = new TarArchiveOutputStream(gzip, "UTF-8")) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                TarArchiveEntry entry = new TarArchiveEntry(file.getKey());
                entry.setSize(file.getValue().length);
                entry.setModTime(DATE.toEpochMilli());
                entry.setMode(TarArchiveEntry.DEFAULT_FILE_MODE);
                entry.setUserId(0);
                entry.setGroupId(0);
                tar.putArchiveEntry(entry);
                tar.write(file.getValue());
                tar.closeArchiveEntry();
            }
        }
        return bytes.toByteArray();
    }
}
