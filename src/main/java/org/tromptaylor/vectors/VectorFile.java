package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One file of the corpus. Immutable. */
public final class VectorFile {

    private final String name;
    private final ObjectNode json;
    private final List<TestVector> vectors;

    VectorFile(String name, ObjectNode json, List<TestVector> vectors) {
        this.name = name;
        this.json = json;
        this.vectors = List.copyOf(vectors);
    }

    /** The file's name, such as {@code tt6-superko.json}. */
    public String name() {
        return name;
    }

    /** The version of the corpus that it belongs to. */
    public String version() {
        return json.get("version").textValue();
    }

    /** What its vectors are about. */
    public String title() {
        return json.get("title").textValue();
    }

    /** The flags that its vectors carry, with their descriptions. */
    public Map<String, String> flags() {
        Map<String, String> flags = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> flag : json.get("flags").properties()) {
            flags.put(flag.getKey(), flag.getValue().textValue());
        }
        return flags;
    }

    /** Its vectors, in the file's order; at least one. */
    public List<TestVector> vectors() {
        return vectors;
    }
}
