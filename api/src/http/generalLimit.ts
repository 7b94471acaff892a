import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';

/**
 * Returns a function that counts a request against the limit of calls, for hooks that reply before the limit of the route
 * applies. It throws an ActionError beyond the limit, and does nothing without one.
 */
export function generalLimit(
  app: FastifyInstance,
  { RATE_LIMIT_PER_MINUTE: max }: Pick<Config, 'RATE_LIMIT_PER_MINUTE'>,
): (request: FastifyRequest, response: FastifyReply) => Promise<void> {
  if (max === 0) return () => Promise.resolve();
  const count = app.rateLimit();
  return async (request, response) => void (await count.call(app, request, response));
}
