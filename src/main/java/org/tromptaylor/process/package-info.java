/**
 * Programs that are run and talked to line by line: started from an argument vector and never
 * through a shell, their output bounded, every answer awaited for a bounded time, and ended
 * together with the processes that they started. Knows nothing of Go.
 */
package org.tromptaylor.process;
