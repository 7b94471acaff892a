import { sql } from 'kysely';
import type { Database, Queries } from './database';
import { isLockTimeout } from './errors';

/** Longest wait for a lock before it is asked whether the work is still wanted, in ms. */
const LOOK_UP_MS = 1000;

/**
 * Like `longTransaction`, and waits for locks as long as it takes, until `signal` is aborted: then it gives back its
 * connection within a second, and throws the signal's reason.
 */
export function cancellable(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  signal: AbortSignal | undefined,
): Pick<Database, 'longTransaction'> {
  const untilCancelled = async <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> => {
    for (;;) {
      signal?.throwIfAborted();
      try {
        return await longTransaction(async (queries) => {
          await sql`select set_config('lock_timeout', ${String(LOOK_UP_MS)}, true)`.execute(queries);
          return work(queries);
        });
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
      }
    }
  };
  return { longTransaction: untilCancelled };
}
