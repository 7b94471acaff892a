import type { FastifyInstance } from 'fastify';

/** A missing file in plain words, never cached and never HTML. Unknown actions are answered elsewhere. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, response) =>
    response
      .status(404)
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Not found\n'),
  );
}
