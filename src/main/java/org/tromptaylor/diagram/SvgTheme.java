package org.tromptaylor.diagram;

/** Whether a diagram is light or dark. */
public enum SvgTheme {
    /** As the reader has chosen for all pages. */
    AUTO,
    /** Light for everybody, as for paper. */
    LIGHT,
    /** Dark for everybody. */
    DARK;

    private static final String SHAPES =
            """
            .tt-board{fill:#ecd09a}
            .tt-lines{fill:none;stroke:#4d3b17;stroke-linecap:square}
            .tt-dots,.tt-names{fill:#4d3b17}
            .tt-names,.tt-text{font:11px system-ui,sans-serif;text-anchor:middle}
            .tt-black{fill:#141414;stroke:#000}
            .tt-white{fill:#fcfcfa;stroke:#333}
            .tt-mark{fill:none;stroke:#141414;stroke-width:2}
            .tt-dot{fill:#141414;stroke:none}
            .tt-black-area{fill:#141414;stroke:none}
            .tt-white-area{fill:#fcfcfa;stroke:#333;stroke-width:1}
            .tt-text{fill:#141414}
            .tt-on-black{stroke:#fcfcfa}
            .tt-focus,.tt-cross{stroke:#c4162a;stroke-width:2.5}
            .tt-on-black.tt-text{fill:#fcfcfa;stroke:none}
            .tt-gap{fill:#ecd09a}
            .tt-path{fill:none;stroke:#0b62c4;stroke-width:4;stroke-opacity:.75;\
            stroke-linecap:round;stroke-linejoin:round}
            .tt-end{fill:#0b62c4}
            """;

    private static final String DARK_BOARD =
            """
            .tt-board,.tt-gap{fill:#b08d55}
            .tt-lines{stroke:#2b2009}
            .tt-dots,.tt-names{fill:#2b2009}
            """;

    /** The style sheet of a diagram. */
    String style() {
        return switch (this) {
            case AUTO -> SHAPES + "@media (prefers-color-scheme:dark){\n" + DARK_BOARD + "}\n";
            case LIGHT -> SHAPES;
            case DARK -> SHAPES + DARK_BOARD;
        };
    }
}
