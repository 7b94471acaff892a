import underPressure from '@fastify/under-pressure';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { ActionError } from './actionError';

const BUSY = 'The service is very busy. Please try again in a few seconds.';
const RETRY_AFTER_SECONDS = '5';

/** Turns calls away while the event loop lags too far behind, so that those under way can finish. */
export async function registerPressure(
  app: FastifyInstance,
  { MAX_LAG_MS: most }: Pick<Config, 'MAX_LAG_MS'>,
): Promise<void> {
  if (most === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: most,
    // A span in which the loop never came round counts as an endless lag; in a shorter one than the limit it is not.
    sampleInterval: most,
    pressureHandler: (request, response) => {
      if (request.method !== 'POST') return;
      response.header('Retry-After', RETRY_AFTER_SECONDS);
      throw new ActionError(REPLY_CODES.slowDown, BUSY);
    },
  });
}
