import { isTransientError } from './errors';

/** No attempt starts later than this after the first, so that a call is answered while its user waits, in ms. */
const RETRY_WITHIN_MS = 3_000;
const LONGEST_WAIT_MS = 250;

export interface RetryOptions {
  isRetryable(error: unknown): boolean;
  /** No attempt starts later than this after the first, in ms. */
  withinMs: number;
  /** Pause after an attempt, counted from 1, in ms. */
  pauseMs(attempt: number): number;
}

const TRANSIENT: RetryOptions = {
  isRetryable: isTransientError,
  withinMs: RETRY_WITHIN_MS,
  // Exponential backoff with jitter, so that concurrent transactions do not collide again.
  pauseMs: (attempt) => Math.random() * Math.min(LONGEST_WAIT_MS, 5 * 2 ** attempt),
};

/** Runs the work again after transient errors. The work must be safe to run twice: every write has a natural key. */
export function retryTransient<Result>(work: () => Promise<Result>): Promise<Result> {
  return retry(work, TRANSIENT);
}

/** Runs the work until it succeeds, fails with an error that is not retryable, or its time is over. */
export async function retry<Result>(work: () => Promise<Result>, options: RetryOptions): Promise<Result> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!options.isRetryable(error) || performance.now() - startedAt > options.withinMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, options.pauseMs(attempt)));
    }
  }
}
