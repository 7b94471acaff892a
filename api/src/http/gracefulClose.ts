import type { FastifyInstance } from 'fastify';

/**
 * Lets the server close as soon as the last request under way is answered: without this it would wait for
 * browsers to hang up connections that they keep open for a next request.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, response, payload, done) => {
    if (closing) response.header('Connection', 'close');
    done(null, payload);
  });
  // An answer that was on its way when the closing began did not say so.
  app.addHook('onResponse', (_request, _response, done) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
