import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { reportKey } from './telemetry/reportKey';
import { registerBackup } from './http/backupRoutes';
import type { Config } from './config';
import type { Database } from './database/database';
import { type ReplyObserver, registerActions } from './http/actionRoutes';
import { CALL_LIMIT } from './http/body/guardBody';
import { registerBodyParsers } from './http/body/bodyParsers';
import { clockCheck, registerClockGuard } from './http/clockGuard';
import { registerGracefulClose } from './http/gracefulClose';
import { registerCors } from './http/cors';
import { sendError } from './http/errorReplies';
import { registerHealth } from './http/health';
import { registerLinkPreviews } from './http/files/linkPreviews';
import { registerMedia } from './http/files/media';
import { registerMetrics } from './http/metrics';
import { sendPlain } from './http/files/plainReply';
import { registerPressure } from './http/pressure';
import { registerRateLimits } from './http/rateLimits';
import { registerRequestContext } from './http/requestContext';
import { requestIds } from './http/requestIds';
import { registerRequestLog } from './http/requestLog';
import { registerSecurityHeaders } from './http/securityHeaders';
import { registerTracing } from './http/traceRequests';
import { watchViewers } from './http/files/watchViewers';
import { registerSite } from './http/files/site';
import {
  CHECK_INTERVAL_MS,
  HEAD_TIMEOUT_MS,
  IDLE_TIMEOUT_MS,
  registerSlowRequests,
} from './http/slowRequests';
import { smtpMailer } from './mail/mailer';
import type { Services } from './services';
import { googleIdentity } from './sessions/googleIdentity';
import type { Clock } from './time/clock';

/** Longest wait for mails on their way when the server stops, in ms. */
const MAIL_TIMEOUT_MS = 4_000;

export interface AppOptions {
  database: Database;
  clock: Clock;
  config: Config;
  logger: FastifyBaseLogger;
  observeReply?: ReplyObserver | undefined;
}

/** Hops are counted here: Fastify trusts none of a number, since a client that reaches it directly can pretend hops. */
function trustedProxies(setting: Config['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** Assembles the server. It does not listen yet; closing it leaves the database open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock, config, logger } = options;
  const app = Fastify({
    loggerInstance: logger,
    // registerRequestLog writes one line per reply instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    // A logger of each request costs more than its line; lines that need the id of the request state it.
    childLoggerFactory: (log) => log,
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: CALL_LIMIT,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: { headersTimeout: HEAD_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    forceCloseConnections: 'idle',
    frameworkErrors: sendError,
    routerOptions: { ignoreTrailingSlash: false },
  });
  const google = googleIdentity(config);
  const mailer = smtpMailer(config, logger);
  const viewerKey = config.MEDIA_SIGNAL ? await reportKey(database.queries) : null;
  const services: Services = { database, clock, config, google, mailer, viewerKey, log: logger };
  app.addHook('onClose', () => mailer.settle(MAIL_TIMEOUT_MS));
  registerRequestContext(app);
  registerTracing(app);
  registerGracefulClose(app);
  registerSlowRequests(app);
  registerRequestLog(app);
  app.setErrorHandler(sendError);
  // Requests for missing files; registerActions replies to unknown actions.
  app.setNotFoundHandler((_request, response) => sendPlain(response, 404));
  await registerCors(app, config.CORS_ORIGINS);
  await registerSecurityHeaders(app);
  await registerPressure(app, config);
  const isClockWrong = clockCheck(services);
  registerClockGuard(app, isClockWrong);
  const redis = await registerRateLimits(app, config);
  registerBodyParsers(app);
  registerHealth(app, services, isClockWrong);
  registerMetrics(app, services, redis);
  if (config.DOCS) {
    // Imported on demand: production has no use for it.
    const { registerDocs } = await import('./http/openapi/openapi');
    await registerDocs(app);
  }
  registerBackup(app, services);
  await registerActions(app, services, options.observeReply);
  await registerMedia(app, config.MEDIA_DIR, viewerKey ? watchViewers(app, viewerKey, services) : undefined);
  registerLinkPreviews(app, services);
  if (config.SITE_DIR) await registerSite(app, config.SITE_DIR);
  return app;
}
