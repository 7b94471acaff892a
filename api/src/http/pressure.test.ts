import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { sendError } from './errorReplies';
import { registerPressure } from './pressure';
import { registerRequestContext } from './requestContext';

let app: FastifyInstance;
afterEach(() => app.close());

async function startApp(MAX_LAG_MS: number): Promise<void> {
  app = Fastify();
  registerRequestContext(app);
  app.setErrorHandler(sendError);
  await registerPressure(app, { MAX_LAG_MS });
  app.post('/getPlan', () => 'in');
  app.get('/index.html', () => 'in');
  await app.ready();
}

/** Blocks the event loop. */
async function stall(ms: number): Promise<void> {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  await delay(0);
}

const call = () => app.inject({ method: 'POST', url: '/getPlan' });
const untilLetIn = () => vi.waitFor(async () => expect((await call()).statusCode).toBe(200), 20_000);

it('rejects calls after a stall, but not files, and accepts calls again afterwards', async () => {
  await startApp(50);
  await untilLetIn();
  // Long enough to dominate the current sample.
  await stall(1000);
  const turnedAway = await call();
  expect(turnedAway.json()).toMatchObject({ code: 429, data: null });
  expect([turnedAway.statusCode, turnedAway.headers['retry-after']]).toEqual([429, '5']);
  expect((await app.inject({ method: 'GET', url: '/index.html' })).statusCode).toBe(200);
  await untilLetIn();
});

it('rejects no call after stalls shorter than the limit', async () => {
  await startApp(1500);
  // Until a sample has them.
  while (app.memoryUsage().eventLoopDelay < 300) await stall(500);
  expect((await call()).statusCode).toBe(200);
});
