import rateLimit from '@fastify/rate-limit';
import type { ActionName } from '@reelrupee/contract/actions';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Config } from '../config';
import { observeInSpan } from '../tracing/span';
import { GENERAL_ERRORS } from '../action/generalErrors';
import { ActionError } from './actionError';
import { isLinkPreview } from './files/linkPreviews';

/** Actions with a tighter limit, which slows down password guessing and bulk sign-ups. */
const SIGN_IN_ACTIONS: readonly ActionName[] = [
  'userLogin',
  'userRegister',
  'googleLogin',
  'getUserbyEmail',
  'requestPasswordReset',
  'resetPassword',
  'verifyEmail',
  'changePassword',
];

const { tooManyRequests } = GENERAL_ERRORS;

type Limits = Pick<Config, 'RATE_LIMIT_PER_MINUTE' | 'SIGN_IN_LIMIT_PER_MINUTE' | 'REDIS_URL'>;

/** Tells if Redis responds; null if none is shared. */
export type RedisStatus = (() => boolean) | null;

/**
 * Limits calls and link previews per address and minute, sign-ins more tightly; files are not counted. The limits are
 * generous, since carrier-grade NAT puts many users behind one address. With Redis, several servers count together.
 */
export async function registerRateLimits(app: FastifyInstance, limits: Limits): Promise<RedisStatus> {
  const { RATE_LIMIT_PER_MINUTE: max, SIGN_IN_LIMIT_PER_MINUTE: signIns } = limits;
  if (max === 0 && signIns === 0) return null;
  const redis = limits.REDIS_URL ? connect(app, limits.REDIS_URL) : undefined;
  // Before the plugin, which reads a route's limit when the route is added.
  tightenSignIns(app, signIns);
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    // Without a limit of all calls, sign-ins have theirs nevertheless.
    global: max > 0,
    max,
    allowList: (request) => request.method !== 'POST' && !isLinkPreview(request),
    errorResponseBuilder: () => new ActionError(tooManyRequests.code, tooManyRequests.msg),
    ...(redis ? { redis, nameSpace: 'reelrupee-limit-', skipOnError: true } : {}),
  });
  return redis ? () => redis.status === 'ready' : null;
}

function tightenSignIns(app: FastifyInstance, max: number): void {
  if (max === 0) return;
  app.addHook('onRoute', (route) => {
    if (!SIGN_IN_ACTIONS.some((name) => route.url === `/${name}`)) return;
    route.config = { ...route.config, rateLimit: { max } };
  });
}

function connect(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    // A Redis that hangs accepts commands: without limits every call would wait for it.
    commandTimeout: 500,
    socketTimeout: 2_000,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  // One line for each outage: it tries to connect every two seconds.
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) app.log.warn({ err: error }, 'Redis does not respond; rate limits are off until it does');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) app.log.warn('Redis responds again; rate limits are on');
    isAway = false;
  });
  traceCommands(redis);
  app.addHook('onClose', () => redis.disconnect());
  return redis;
}

/** Adds a span to each command. Its arguments are left out, since they hold addresses. */
function traceCommands(redis: Redis): void {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, ...rest) =>
    observeInSpan(`redis ${command.name}`, () => send(command, ...rest));
}
