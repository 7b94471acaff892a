import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Returns a function that counts a request against the limit of calls, for hooks that reply before the limit of the route
 * applies. It throws an ActionError beyond the limit, and does nothing without one.
 */
export function generalLimit(
  app: FastifyInstance,
): (request: FastifyRequest, response: FastifyReply) => Promise<void> {
  if (!app.hasDecorator('rateLimit')) return () => Promise.resolve();
  const count = app.rateLimit();
  return async (request, response) => void (await count.call(app, request, response));
}
