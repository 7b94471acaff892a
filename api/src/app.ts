import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerBackup } from './backup/backupRoutes';
import type { Config } from './config';
import type { Database } from './database/database';
import { type ReplyObserver, registerActions } from './http/actionRoutes';
import { registerBodyParsers } from './http/body/bodyParsers';
import { registerGracefulClose } from './http/gracefulClose';
import { registerCors } from './http/cors';
import { registerDocs } from './http/openapi/openapi';
import { registerErrorReplies, replyToError } from './http/errorReplies';
import { registerHealth } from './http/health';
import { registerMedia } from './http/files/media';
import { registerMetrics } from './http/metrics';
import { registerNotFound } from './http/files/notFound';
import { registerPressure } from './http/pressure';
import { registerRateLimits } from './http/rateLimits';
import { registerRequestContext } from './http/requestContext';
import { requestIds } from './http/requestIds';
import { registerRequestLog } from './http/requestLog';
import { registerSecurityHeaders } from './http/securityHeaders';
import { registerSite } from './http/files/site';
import type { Services } from './services';
import { googleIdentity } from './sessions/googleIdentity';
import type { Clock } from './time/clock';

export interface AppOptions {
  database: Database;
  clock: Clock;
  config: Config;
  logger: FastifyBaseLogger;
  observeReply?: ReplyObserver | undefined;
}

/** The largest call that is not multipart, in bytes. */
const BODY_LIMIT = 64 * 1024;

/** Assembles the server from its parts. It does not listen yet, and closing it leaves the database open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock, config, logger } = options;
  const app = Fastify({
    loggerInstance: logger,
    // One line for each answer is enough; see registerRequestLog.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    frameworkErrors: replyToError,
    routerOptions: { ignoreTrailingSlash: false },
  });
  const services: Services = { database, clock, config, google: googleIdentity(config), log: logger };
  registerRequestContext(app);
  registerGracefulClose(app);
  registerRequestLog(app);
  registerErrorReplies(app);
  registerNotFound(app);
  registerCors(app, config.CORS_ORIGINS);
  registerSecurityHeaders(app);
  await registerPressure(app, config);
  await registerRateLimits(app, config);
  await registerBodyParsers(app);
  registerHealth(app, services);
  registerMetrics(app, database, config);
  if (config.DOCS) registerDocs(app);
  registerBackup(app, services);
  registerActions(app, services, options.observeReply);
  await registerMedia(app, config.MEDIA_DIR);
  if (config.SITE_DIR) await registerSite(app, config.SITE_DIR);
  return app;
}
