package org.tromptaylor.conformance;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.tromptaylor.conformance.Replay.Frame;
import org.tromptaylor.conformance.Replay.Placed;
import org.tromptaylor.diagram.Mark;
import org.tromptaylor.diagram.SvgDiagram;

/** What the script of a page needs to draw a replay; {@code replay.js} reads it. */
final class ReplayData {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private ReplayData() {}

    /**
     * The frames as JSON: {@code width}, {@code at} (the frame that is shown first) and {@code
     * frames}. A frame has its {@code caption}; {@code set}, the points whose colour it changes and
     * the new colours in turn, the first frame's from an empty grid; {@code marks}, points and names
     * in turn; and {@code repeats}, the index of the frame whose colouring a refused move would
     * make again, if there is one.
     */
    static String json(int width, Replay replay) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("width", width).put("at", replay.shown());
        ArrayNode frames = json.putArray("frames");
        int[] before = null;
        for (Frame frame : replay.frames()) {
            if (before == null) {
                before = new int[frame.grid().length];
            }
            ObjectNode entry = frames.addObject().put("caption", frame.caption());
            ArrayNode set = entry.putArray("set");
            for (int point = 0; point < before.length; point++) {
                if (frame.grid()[point] != before[point]) {
                    set.add(point).add(frame.grid()[point]);
                }
            }
            ArrayNode marks = entry.putArray("marks");
            for (Placed placed : frame.marks()) {
                marks.add(placed.point()).add(placed.mark().id());
            }
            if (frame.repeated() >= 0) {
                entry.put("repeats", frame.repeated());
            }
            before = frame.grid();
        }
        return text(json);
    }

    /** How to draw stones and marks: {@code cell}, {@code margin}, and {@code shapes} by name. */
    static String shapes() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("cell", SvgDiagram.CELL).put("margin", SvgDiagram.MARGIN);
        ObjectNode shapes = json.putObject("shapes");
        for (Mark mark : Mark.values()) {
            shapes.put(mark.id(), mark.shape());
        }
        return text(json);
    }

    private static String text(ObjectNode json) {
        try {
            return MAPPER.writeValueAsString(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
