import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections of requests that were under way when the service was closed. Otherwise it would wait until their
 * clients give them up, which took 70 s.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
