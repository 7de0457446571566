package org.tromptaylor.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.vectors.Json;

/**
 * A file of results that grows while a run goes on. It is replaced as a whole, so at any time it is there
 * and complete; and while it is open, no other run can open it.
 */
final class LockedFile implements AutoCloseable {

    private final Path file;
    private final String command;
    private final FileChannel lock;

    private LockedFile(Path file, String command, FileChannel lock) {
        this.file = file;
        this.command = command;
        this.lock = lock;
    }

    /**
     * Keeps other runs from the file, which need not be there.
     *
     * @param command whose file it is, such as {@code tt perft}
     * @throws BadInputException if it can't be written, or is in use
     */
    static LockedFile open(Path file, String command) throws BadInputException {
        // The file itself is replaced again and again, so another one beside it is locked.
        FileChannel channel;
        try {
            channel =
                    FileChannel.open(
                            beside(file, ".lock"),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new BadInputException(file + " can't be written: " + why(e));
        }
        boolean locked = false;
        try {
            FileLock lock = channel.tryLock();
            locked = lock != null;
        } catch (IOException | OverlappingFileLockException e) {
            // It is not ours then.
        }
        if (!locked) {
            // The channel stays open: closing it would release a lock of another thread of ours.
            throw new BadInputException(file + " is in use by another run");
        }
        return new LockedFile(file, command, channel);
    }

    /**
     * What the file holds: JSON that names this format.
     *
     * @throws BadInputException if it holds something else, or can't be read
     */
    JsonNode read(String format) throws BadInputException {
        JsonNode json;
        try {
            if (Files.size(file) > Json.MAX_BYTES) {
                throw wrong("larger than " + Json.MAX_BYTES + " bytes");
            }
            json = Json.read(Files.readAllBytes(file));
        } catch (Json.NotJsonException e) {
            throw wrong(e.getMessage());
        } catch (IOException e) {
            throw new BadInputException(file + " can't be read: " + why(e));
        }
        if (!format.equals(json.path("format").textValue())) {
            throw wrong("its 'format' is not '" + format + "'");
        }
        return json;
    }

    /** Says what in the file is not as it should be. */
    BadInputException wrong(String what) {
        return new BadInputException(file + " is no file that " + command + " can resume: " + what);
    }

    /** Replaces what the file holds. */
    void replace(byte[] bytes) throws BadInputException {
        replace(file, bytes);
    }

    /** Replaces what any file holds, in one step. */
    static void replace(Path file, byte[] bytes) throws BadInputException {
        Path draft = beside(file, ".new");
        try {
            try (FileChannel channel =
                    FileChannel.open(
                            draft,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.TRUNCATE_EXISTING,
                            StandardOpenOption.WRITE)) {
                ByteBuffer buffer = ByteBuffer.wrap(bytes);
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                // Or after a loss of power the new name might stand for an empty file.
                channel.force(true);
            }
            move(draft, file);
        } catch (IOException e) {
            throw new BadInputException(file + " can't be written: " + why(e));
        }
    }

    private static void move(Path draft, Path file) throws IOException {
        try {
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling("." + file.getFileName() + ending);
    }

    /** What kept a file from being read or written, in a few words. */
    static String why(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such folder";
        }
        if (e instanceof FileAlreadyExistsException) {
            return "there is a file of that name";
        }
        return e instanceof AccessDeniedException ? "no permission" : e.getMessage();
    }

    /** Lets others have the file. */
    @Override
    public void close() {
        try (lock) {
            Files.deleteIfExists(beside(file, ".lock"));
        } catch (IOException e) {
            // An empty file is left beside the other; a later run takes it over.
        }
    }
}
