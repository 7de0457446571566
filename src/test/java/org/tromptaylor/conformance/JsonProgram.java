package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.tromptaylor.zoo.Animal;
import org.tromptaylor.zoo.Question;
import org.tromptaylor.zoo.Zoo;

/** A program that answers JSON lines as the animal does that its argument names; {@code none}: rightly. */
public final class JsonProgram {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Animal animal;

    private JsonProgram(Animal animal) {
        this.animal = animal;
    }

    /** Runs it. */
    public static void main(String[] arguments) throws IOException {
        JsonProgram program = new JsonProgram(Zoo.named(arguments[0]));
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            JsonNode message = MAPPER.readTree(line);
            switch (message.get("cmd").asText()) {
                case "start" -> System.out.println(program.start());
                case "run" -> System.out.println(program.run(message));
                default -> {
                    return;
                }
            }
        }
    }

    private ObjectNode start() {
        ObjectNode reply = MAPPER.createObjectNode().put("protocol", 1);
        reply.putObject("implementation")
                .put("name", "JsonProgram " + animal.name())
                .put("version", "1")
                .put("language", "Java")
                .put("homepage", "https://example.org/");
        reply.putArray("capabilities")
                .add("rectangular")
                .add("size<5")
                .add("size>19")
                .add("setup")
                .add("breathless")
                .add("full-history");
        return reply;
    }

    private ObjectNode run(JsonNode message) {
        ObjectNode reply = MAPPER.createObjectNode();
        reply.set("seq", message.get("seq"));
        JsonNode vector = message.get("vector");
        if (vector.get("kind").asText().equals("perft")) {
            return reply.put("skipped", "too slow for perft");
        }
        Question.answer(animal, vector)
                .ifPresentOrElse(
                        result -> reply.set("result", result),
                        () -> reply.put("skipped", "a turn before the question is refused"));
        return reply;
    }
}
