package org.tromptaylor.mutation;

/**
 * A change to one place of the code, told by what other changes to the file leave as it is: not by
 * the number of the line but by its text, and by which of its mutants of the same kind it is.
 *
 * @param method such as {@code engine.Board.place}; all of the same name count as one
 * @param line what the line says, without the spaces around it
 * @param change PIT's name of the mutator and its description
 * @param number which one of those that are the same in all else, from 1, in the order of the code
 * @param of how many there are
 */
record Mutant(String method, String line, String change, int number, int of) {

    /** As it stands in the list. */
    @Override
    public String toString() {
        String text = "mutant  " + method + "\nline    " + line + "\nchange  " + change + "\n";
        return of == 1 ? text : text + "which   " + number + " of " + of + "\n";
    }
}
