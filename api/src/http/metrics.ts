import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database';
import type { Services } from '../services';
import { VERSION } from '../version';
import { bearerToken } from './bearer';
import { observeBusiness } from './businessMetrics';
import type { RedisStatus } from './rateLimits';

/** Histogram buckets in seconds; healthy actions are at the low end. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Serves /metrics in Prometheus' format: process, event loop, database pool, and calls by action and reply code.
 * Requires METRICS_TOKEN; without one only direct requests from this machine are answered.
 */
export function registerMetrics(app: FastifyInstance, services: Services, redis: RedisStatus): void {
  const { database, config } = services;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    name: 'reelrupee_call_seconds',
    help: 'Duration of calls, by route and by the code of the reply.',
    labelNames: ['route', 'code'],
    buckets: BUCKETS,
    registers: [register],
  });
  observePool(register, database);
  observeVersion(register, database);
  observeRedis(register, redis);
  observeMails(register, services.mailer);
  observeBusiness(register, services);

  const observe = observeCalls(calls);
  app.addHook('onResponse', (request, response, next) => {
    const route = request.routeOptions.url ?? 'unknown';
    const code = String(request.replyCode ?? response.statusCode);
    observe(route, code, response.elapsedTime / 1000);
    next();
  });
  app.get('/metrics', async (request, response) => {
    if (!isAuthorized(request, config.METRICS_TOKEN)) return response.callNotFound();
    return response.type(register.contentType).send(await register.metrics());
  });
}

/** Looks labels up once for each route and code, which takes more CPU than counting the call. */
function observeCalls(calls: Histogram<'route' | 'code'>) {
  const known = new Map<string, Histogram.Internal<'route' | 'code'>>();
  return (route: string, code: string, seconds: number): void => {
    const key = `${code} ${route}`;
    let child = known.get(key);
    if (!child) known.set(key, (child = calls.labels({ route, code })));
    child.observe(seconds);
  };
}

function observePool(register: Registry, { pool, engine }: Database): void {
  const connections = new Gauge({
    name: 'reelrupee_database_connections',
    help: 'Connections of the database pool, by state.',
    labelNames: ['engine', 'state'],
    registers: [register],
    collect: () => {
      connections.set({ engine, state: 'open' }, pool.totalCount);
      connections.set({ engine, state: 'idle' }, pool.idleCount);
      connections.set({ engine, state: 'waited-for' }, pool.waitingCount);
    },
  });
}

function observeVersion(register: Registry, { engine }: Database): void {
  new Gauge({
    name: 'reelrupee_build_info',
    help: 'Always 1; its labels are the versions that run.',
    labelNames: ['version', 'node', 'engine'],
    registers: [register],
  }).set({ version: VERSION, node: process.version, engine }, 1);
}

/** Without a shared Redis there is no such metric. */
function observeRedis(register: Registry, isReady: RedisStatus): void {
  if (!isReady) return;
  const up: Gauge = new Gauge({
    name: 'reelrupee_redis_up',
    help: '1 while rate limits are shared through Redis; 0 while they are off since it does not respond.',
    registers: [register],
    collect: () => up.set(isReady() ? 1 : 0),
  });
}

/** Without an SMTP server there is no such metric. */
function observeMails(register: Registry, { configured, counts }: Services['mailer']): void {
  if (!configured) return;
  const mails = new Counter({
    name: 'reelrupee_mails_total',
    help: 'Mails that the SMTP server has accepted, and those that could not be sent.',
    labelNames: ['result'],
    registers: [register],
    collect: () => {
      mails.reset();
      mails.inc({ result: 'sent' }, counts.sent);
      mails.inc({ result: 'failed' }, counts.failed);
    },
  });
}

/** By the socket, since headers can be forged; a forwarded request may come from anywhere. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  return forwarded === undefined && LOOPBACK.has(socket.remoteAddress ?? '');
}

function isAuthorized(request: FastifyRequest, secret: string | undefined): boolean {
  if (!secret) return isFromThisMachine(request);
  const received = Buffer.from(bearerToken(request.headers.authorization));
  const expected = Buffer.from(secret);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
