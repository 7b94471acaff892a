import type { FastifyInstance } from 'fastify';
import { sendPlain } from './plainReply';

/** A missing file. Unknown actions are answered elsewhere. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, response) => sendPlain(response, 404));
}
