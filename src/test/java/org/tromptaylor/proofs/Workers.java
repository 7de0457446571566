package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** So many threads, which do what is to be done in the order in which it is given. */
final class Workers {

    private final ExecutorService threads;

    Workers(int count) {
        threads =
                Executors.newFixedThreadPool(
                        count,
                        work -> {
                            Thread thread = new Thread(work, "proof");
                            thread.setDaemon(true);
                            return thread;
                        });
    }

    /** Does all of it, and waits until it is done. */
    <T> List<T> all(List<Callable<T>> tasks) throws InterruptedException {
        List<Future<T>> futures = threads.invokeAll(tasks);
        List<T> results = new ArrayList<>();
        for (Future<T> future : futures) {
            try {
                results.add(future.get());
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
        return results;
    }
}
