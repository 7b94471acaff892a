import { isTransientError } from './errors';

/** No attempt starts later than this after the first, so that a call is answered while its user waits, in ms. */
const RETRY_WITHIN_MS = 3_000;
const LONGEST_WAIT_MS = 250;

/** Runs the work again after transient errors. The work must be safe to run twice: every write has a natural key. */
export async function retryTransient<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTransientError(error) || performance.now() - startedAt > RETRY_WITHIN_MS) throw error;
      await backOff(attempt);
    }
  }
}

/** Exponential backoff with jitter, so that concurrent transactions do not collide again. */
function backOff(attempt: number): Promise<void> {
  return new Promise((resolve) =>
    setTimeout(resolve, Math.random() * Math.min(LONGEST_WAIT_MS, 5 * 2 ** attempt)),
  );
}
