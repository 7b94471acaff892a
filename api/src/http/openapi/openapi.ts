import type { FastifyInstance } from 'fastify';
import { referenceMarkdown } from '../../docs/markdown';
import { openApi } from './operation';

/** The reference of all actions, in development: to read at /docs, for tools at /docs/openapi.json. */
export function registerDocs(app: FastifyInstance): void {
  app.get('/docs', (_request, response) =>
    response.type('text/markdown; charset=utf-8').send(referenceMarkdown()),
  );
  app.get('/docs/openapi.json', (_request, response) => response.send(openApi()));
}
