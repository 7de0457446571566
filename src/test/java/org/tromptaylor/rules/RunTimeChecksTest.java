package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * A run of the tests that is to check the contracts really does; a run that checks nothing would be
 * as silent as one that finds nothing. Only {@code proofs/check} sets the property.
 */
@EnabledIfSystemProperty(named = "tt.rac", matches = "true")
class RunTimeChecksTest {

    @Test
    void aBreachOfAContractIsReported() {
        Error error = assertThrows(Error.class, () -> TrompTaylor.opponent(TrompTaylor.EMPTY));
        String name = error.getClass().getName();
        assertTrue(name.startsWith("org.jmlspecs.runtime.JmlAssertionError$Precondition"), name);
    }
}
