import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { CallError } from './callError';

const LOOK_EVERY_MS = 500;

/**
 * Turns calls away while the event loop lags too far behind, so that those under way can finish. The lag is
 * how late a timer comes: right after a stall it is high, and half a second later it is not.
 */
export function registerPressure(
  app: FastifyInstance,
  { MAX_LAG_MS: most }: Pick<Config, 'MAX_LAG_MS'>,
): void {
  if (most === 0) return;
  let lag = 0;
  let expected = performance.now() + LOOK_EVERY_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    lag = now - expected;
    expected = now + LOOK_EVERY_MS;
  }, LOOK_EVERY_MS).unref();
  app.addHook('onClose', () => clearInterval(timer));
  app.addHook('onRequest', (request, response, next) => {
    if (request.method !== 'POST' || lag <= most) return next();
    response.header('Retry-After', '5');
    next(new CallError(REPLY_CODES.slowDown, 'The service is very busy. Please try again in a few seconds.'));
  });
}
