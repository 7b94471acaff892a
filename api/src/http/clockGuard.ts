import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { isClockWrong, readClockOffset } from '../database/readClockOffset';
import type { Services } from '../services';
import { reuse } from '../time/reuse';
import { withTimeout } from '../time/withTimeout';
import { errorEnvelope } from './envelope';
import { BUSY } from './pressure';
import { RETRY_AFTER_SECONDS } from './retryAfter';

/** Time for which a result is reused; a clock that was set meanwhile is compared at once. */
const REUSE_MS = 10_000;
/** Calls wait no longer for the comparison: while the database is away, they have their own reply. */
const WAIT_MS = 1_000;

export type ClockCheck = () => Promise<boolean>;

/** A check that is true while the clock of this process differs too much from the database's. */
export function clockCheck({ database, clock, config, log }: Services): ClockCheck {
  const limit = config.MAX_CLOCK_OFFSET_SECONDS;
  if (limit === 0) return () => Promise.resolve(false);
  let wrong = false;
  return reuse(clock, REUSE_MS, async () => {
    try {
      const offset = await withTimeout(WAIT_MS, readClockOffset(database.queries, clock));
      wrong = isClockWrong(offset, limit);
      if (wrong) log.error(offset, 'the clock of this process is wrong: calls are refused');
    } catch {
      // Unknown, so as before.
    }
    return wrong;
  });
}

/**
 * Replies 503 to calls while the clock is wrong (clock skew): a balancer sends them to another process. Credits, holds and sessions
 * would follow the wrong clock.
 */
export function registerClockGuard(app: FastifyInstance, isWrong: ClockCheck): void {
  app.addHook('onRequest', async (request, response) => {
    if (request.method !== 'POST' || !(await isWrong())) return undefined;
    request.replyCode = REPLY_CODES.unavailable;
    return response
      .status(503)
      .header('Retry-After', RETRY_AFTER_SECONDS)
      .send(errorEnvelope(REPLY_CODES.unavailable, BUSY));
  });
}
