package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tromptaylor.cli.Tt;
import org.tromptaylor.process.Misbehaving;
import org.tromptaylor.process.Programs;

/**
 * {@code tt gtp} is led by the client that Sabaki uses, {@code @sabaki/gtp} from npm, pinned in {@code
 * src/test/clients/sabaki}; {@code npm ci} installs it there.
 */
@Timeout(120)
class SabakiClientTest {

    private static final Path CLIENT = Path.of("src/test/clients/sabaki");

    private static String told(List<String> engine, int code) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Programs.need("node").toString());
        Programs.need(
                Files.isDirectory(CLIENT.resolve("node_modules/@sabaki/gtp")),
                "needs npm ci in " + CLIENT);
        command.add(CLIENT.resolve("client.js").toString());
        command.addAll(engine);
        Process client = new ProcessBuilder(command).redirectErrorStream(true).start();
        String told = new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(code, client.waitFor(), told);
        return told;
    }

    @Test
    void sabakisClientIsAnsweredAsItExpects() throws Exception {
        String told = told(Misbehaving.command(Tt.class, "gtp"), 0);
        assertTrue(told.matches("Sabaki's client agrees; a game of [0-9]+ turns\n"), told);
    }

    @Test
    void theClientNoticesAnotherEngine() throws Exception {
        String told = told(List.of(Programs.need("gnugo").toString(), "--mode", "gtp"), 1);
        assertTrue(told.contains("GNU Go"), told);
    }
}
