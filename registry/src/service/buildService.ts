/** The registry over HTTP: what teams in other repositories publish to and switch with. */
import Fastify, { type FastifyInstance } from 'fastify';
import { identityVerifier } from '../access/identityTokens';
import { unknownRoute } from './contract';
import { registerGracefulClose } from './gracefulClose';
import { registerHealth } from './health';
import { registerHistory } from './history';
import { registerPreviews } from './previews';
import { registerPublishing } from './publishing';
import { registerPublicRoutes } from './publicRoutes';
import { replyWithProblem } from './errorHandler';
import type { ServiceContext, ServiceOptions } from './serviceContext';
import { registerSwitching } from './switching';

/** Builds the service; the caller listens, and closes the store. Several processes may share one database. */
export function buildService({ now = Date.now, ...options }: ServiceOptions): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: 'idle' });
  const context: ServiceContext = { ...options, now, verifyIdentity: identityVerifier(options.audience) };
  registerGracefulClose(app);
  app.setErrorHandler(replyWithProblem);
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ problem: unknownRoute(request.method, request.url) }),
  );
  registerPublicRoutes(app, context);
  registerHistory(app, context);
  registerHealth(app, context);
  registerPublishing(app, context);
  registerSwitching(app, context);
  registerPreviews(app, context);
  return app;
}
