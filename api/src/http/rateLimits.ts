import rateLimit from '@fastify/rate-limit';
import type { ActionName } from '@reelrupee/contract/actions';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Config } from '../config';
import { ActionError } from './actionError';

/** Actions that open a session: guessing passwords or making accounts in bulk has to be slow. */
const SIGN_IN_ACTIONS: readonly ActionName[] = ['userLogin', 'userRegister', 'googleLogin', 'getUserbyEmail'];

type Limits = Pick<Config, 'RATE_LIMIT_PER_MINUTE' | 'SIGN_IN_LIMIT_PER_MINUTE' | 'REDIS_URL'>;

/**
 * Limits the calls of one address per minute; sign-ins more tightly. Generous, because a whole town can
 * share one address behind its carrier. With Redis, several servers count together.
 */
export async function registerRateLimits(app: FastifyInstance, limits: Limits): Promise<void> {
  if (limits.RATE_LIMIT_PER_MINUTE === 0) return;
  const redis = limits.REDIS_URL ? connect(app, limits.REDIS_URL) : undefined;
  // Before the plugin, which reads each route's own limit as the route is added.
  tightenSignIns(app, limits.SIGN_IN_LIMIT_PER_MINUTE);
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    max: limits.RATE_LIMIT_PER_MINUTE,
    allowList: (request) => request.method !== 'POST',
    errorResponseBuilder: () =>
      new ActionError(429, 'Too many requests. Please wait a moment and try again.'),
    ...(redis ? { redis, nameSpace: 'reelrupee-limit-', skipOnError: true } : {}),
  });
}

function tightenSignIns(app: FastifyInstance, max: number): void {
  if (max === 0) return;
  app.addHook('onRoute', (route) => {
    if (!SIGN_IN_ACTIONS.some((name) => route.url === `/${name}`)) return;
    route.config = { ...route.config, rateLimit: { max } };
  });
}

function connect(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, { connectTimeout: 2_000, maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', (error) =>
    app.log.warn({ err: error }, 'Redis does not answer: limits are off meanwhile'),
  );
  app.addHook('onClose', () => redis.disconnect());
  return redis;
}
