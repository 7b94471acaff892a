import underPressure from '@fastify/under-pressure';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { ActionError } from './actionError';
import { RETRY_AFTER_SECONDS } from './retryAfter';

/** Reply to a call that may come again in some seconds. */
export const BUSY = 'The service is busy. Please try again in a few seconds.';

/** Rejects calls while the event loop lags too far behind, so that calls in flight can finish. */
export async function registerPressure(
  app: FastifyInstance,
  { MAX_LAG_MS: maxLagMs }: Pick<Config, 'MAX_LAG_MS'>,
): Promise<void> {
  if (maxLagMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxLagMs,
    // A sample without a loop iteration counts as infinite lag; a sample as long as the limit avoids false alarms.
    sampleInterval: maxLagMs,
    pressureHandler: (request, response) => {
      if (request.method !== 'POST') return;
      response.header('Retry-After', RETRY_AFTER_SECONDS);
      throw new ActionError(REPLY_CODES.slowDown, BUSY);
    },
  });
}
