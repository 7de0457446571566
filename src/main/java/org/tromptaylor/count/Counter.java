package org.tromptaylor.count;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Counts the parts of a question on several threads. */
public final class Counter {

    private Counter() {}

    /**
     * Is told of parts as they are done, on the thread that has called {@link #run}.
     *
     * @param <E> what it throws; no further part is begun then
     */
    public interface Listener<E extends Exception> {

        /** These parts have been done since it was told last. */
        void done(Map<List<Integer>, long[]> parts) throws E;
    }

    private record Done(List<Integer> part, long[] numbers) {}

    /**
     * Counts the parts that are not known yet.
     *
     * @param jobs on how many threads, at least 1
     * @param known what is known already; these parts are not counted again
     * @return the numbers of all parts, in the order of the parts
     * @throws InterruptedException if the thread was interrupted; no further part is begun then
     */
    public static <E extends Exception> Map<List<Integer>, long[]> run(
            Count count, int jobs, Map<List<Integer>, long[]> known, Listener<E> listener)
            throws E, InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(jobs, Counter::thread);
        try {
            CompletionService<Done> running = new ExecutorCompletionService<>(threads);
            int left = 0;
            for (List<Integer> part : count.parts()) {
                if (!known.containsKey(part)) {
                    running.submit(() -> new Done(part, count.count(part)));
                    left++;
                }
            }
            Map<List<Integer>, long[]> made = new HashMap<>(known);
            while (left > 0) {
                Map<List<Integer>, long[]> news = new HashMap<>();
                for (Future<Done> f = running.take(); f != null; f = running.poll()) {
                    Done done = result(f);
                    news.put(done.part, done.numbers);
                }
                left -= news.size();
                made.putAll(news);
                listener.done(news);
            }
            Map<List<Integer>, long[]> inOrder = new LinkedHashMap<>();
            count.parts().forEach(part -> inOrder.put(part, made.get(part)));
            return inOrder;
        } finally {
            threads.shutdownNow();
        }
    }

    /** The program need not wait for a part that nobody waits for. */
    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "count");
        thread.setDaemon(true);
        return thread;
    }

    private static Done result(Future<Done> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /**
     * The sum, number by number.
     *
     * @throws ArithmeticException if one is larger than a long
     */
    public static long[] sum(long[] first, Iterable<long[]> others) {
        long[] sum = first.clone();
        for (long[] numbers : others) {
            for (int i = 0; i < sum.length; i++) {
                sum[i] = Math.addExact(sum[i], numbers[i]);
            }
        }
        return sum;
    }
}
