package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import java.util.ArrayList;
import java.util.List;

/** Says in plain words what a schema found wrong. */
final class SchemaWords {

    private SchemaWords() {}

    static String message(Error error) {
        JsonNode value = error.getInstanceNode();
        JsonNode limit = error.getSchemaNode();
        return switch (error.getKeyword()) {
            case "required" -> "lacks " + Words.quoted(error.getProperty());
            case "additionalProperties", "unevaluatedProperties" ->
                    "has an unknown field " + Words.quoted(error.getProperty());
            case "type" -> "is " + article(typeOf(value)) + ", should be " + types(limit);
            case "enum" -> shown(value) + " is none of " + listed(limit);
            case "const" -> shown(value) + " should be " + shown(limit);
            case "pattern" -> shown(value) + " is not of the form " + limit.asText();
            case "minimum" -> shown(value) + " is below " + limit.asText();
            case "maximum" -> shown(value) + " is above " + limit.asText();
            case "minLength" -> "is shorter than " + limit.asText() + " characters";
            case "maxLength" -> "is longer than " + limit.asText() + " characters";
            case "minItems" ->
                    "has " + value.size() + " entries, at least " + limit.asText() + " are needed";
            case "maxItems" ->
                    "has " + value.size() + " entries, at most " + limit.asText() + " are read";
            case "uniqueItems" -> "has an entry twice";
            case "minProperties" ->
                    "has " + value.size() + " fields, at least " + limit.asText() + " are needed";
            case "maxProperties" ->
                    "has " + value.size() + " fields, at most " + limit.asText() + " are allowed";
            case "false" -> "must not be there";
            case "not" -> shown(value) + " is not allowed here";
            default -> Words.shown(error.getMessage(), 200);
        };
    }

    private static String shown(JsonNode value) {
        return value == null
                ? "nothing"
                : value.isTextual()
                        ? Words.quoted(value.textValue())
                        : Words.shown(value.toString(), 60);
    }

    private static String listed(JsonNode values) {
        List<String> words = new ArrayList<>();
        values.forEach(value -> words.add(value.asText()));
        return String.join(", ", words);
    }

    private static String types(JsonNode types) {
        return article(types.isArray() ? listed(types) : types.asText());
    }

    private static String typeOf(JsonNode value) {
        return switch (value.getNodeType()) {
            case BOOLEAN -> "boolean";
            case NULL -> "null";
            case NUMBER -> value.isIntegralNumber() ? "integer" : "number";
            case STRING -> "string";
            case ARRAY -> "array";
            default -> "object";
        };
    }

    private static String article(String noun) {
        return switch (noun) {
            case "null" -> noun;
            case "integer", "array", "object" -> "an " + noun;
            default -> "a " + noun;
        };
    }
}
