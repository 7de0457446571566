package org.tromptaylor.gtp;

import java.util.List;
import java.util.Map;

/** Commands that tell what controllers want to know or to say, and that change nothing. */
final class ControllerCommands {

    /** The ten rules in the words of KataGo, which other programs know too. */
    private static final String RULES =
            "{\"friendlyPassOk\":false,\"hasButton\":false,\"ko\":\"POSITIONAL\",\"scoring\":\"AREA\","
                    + "\"suicide\":true,\"tax\":\"NONE\",\"whiteHandicapBonus\":\"0\"}";

    private static final List<String> ANALYZE_COMMANDS =
            List.of(
                    "string/Explain a Move/tromp_taylor-explain %c %p",
                    "string/Explain the Last Refusal/tromp_taylor-explain",
                    "plist/All Legal Moves/all_legal %c",
                    "string/Score/gogui-rules_final_result",
                    "string/Show Board/showboard");

    void addTo(Map<String, Command> commands) {
        commands.put("time_settings", this::timeSettings);
        commands.put("time_left", this::timeLeft);
        commands.put("kgs-game_over", GtpServer.without(""));
        commands.put("kata-get-rules", GtpServer.without(RULES));
        commands.put("kata-set-rules", this::setRules);
        commands.put(
                "gogui-analyze_commands", GtpServer.without(String.join("\n", ANALYZE_COMMANDS)));
    }

    /** Random moves take no time that could be settled. */
    private String timeSettings(Arguments arguments) throws Refusal {
        arguments.atMost(3);
        for (int i = 0; i < 3; i++) {
            arguments.number(i);
        }
        return "";
    }

    private String timeLeft(Arguments arguments) throws Refusal {
        arguments.atMost(3);
        arguments.colour(0);
        arguments.number(1);
        arguments.number(2);
        return "";
    }

    private String setRules(Arguments arguments) throws Refusal {
        if (!arguments.text().equalsIgnoreCase("tromp-taylor")) {
            throw new Refusal("no rules are played here but tromp-taylor");
        }
        return "";
    }
}
