import type { FastifyInstance } from 'fastify';

const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** Lets pages of the given origins call actions, for sites that are served from another host than the api. */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, response, next) => {
    const { origin } = request.headers;
    response.header('Vary', 'Origin');
    if (!origin || !origins.includes(origin)) return next();
    response.header('Access-Control-Allow-Origin', origin);
    response.header('Access-Control-Expose-Headers', 'Content-Range, Accept-Ranges, Retry-After');
    if (request.method !== 'OPTIONS') return next();
    response
      .header('Access-Control-Allow-Methods', 'GET, HEAD, POST')
      .header('Access-Control-Allow-Headers', 'Authorization, Content-Type, Range')
      .header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS))
      .status(204)
      .send();
  });
}
