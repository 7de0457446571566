package org.tromptaylor.gtp;

/** What the server does for a command of a controller. */
@FunctionalInterface
interface Command {

    /**
     * Does it.
     *
     * @return the text of the answer: no line of it is empty, and the last has no line break
     * @throws Refusal if it fails; then nothing has changed
     */
    String run(Arguments arguments) throws Refusal;
}
