import type { FastifyInstance } from 'fastify';

/** Paths that are asked for every few seconds by machines. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** One line for each answer: what was asked, the code of the reply, and how long it took in ms. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, response, done) => {
    const route = request.routeOptions.url ?? '';
    if (QUIET.has(route)) return done();
    const code = request.replyCode ?? response.statusCode;
    const ms = Math.round(response.elapsedTime * 10) / 10;
    request.log.info({ req: request, status: response.statusCode, code, ms }, 'answered');
    done();
  });
}
