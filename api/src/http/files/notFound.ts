import type { FastifyInstance } from 'fastify';
import { sendPlain } from './plainReply';

/** Replies to requests for missing files; registerActions replies to unknown actions. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, response) => sendPlain(response, 404));
}
