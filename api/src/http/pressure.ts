import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** Turns calls away while the event loop lags this far behind, so that those under way can finish. */
const MAX_LAG_MS = 3_000;

export async function registerPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: MAX_LAG_MS, retryAfter: 5 });
}
