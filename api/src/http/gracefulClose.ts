import type { FastifyInstance } from 'fastify';

/** Closes keep-alive connections once the server is closing; otherwise it would wait for browsers to drop them. */
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
  // A reply sent before closing began carries no Connection: close.
  app.addHook('onResponse', (_request, _response, done) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
