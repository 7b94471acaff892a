import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Turns calls away while the event loop lags too far behind, so that those under way can finish. */
export async function registerPressure(
  app: FastifyInstance,
  { MAX_LAG_MS: maxEventLoopDelay }: Pick<Config, 'MAX_LAG_MS'>,
): Promise<void> {
  if (maxEventLoopDelay === 0) return;
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: 5 });
}
