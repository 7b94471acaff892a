import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerErrorReplies } from './errorReplies';
import { registerPressure } from './pressure';
import { registerRequestContext } from './requestContext';

const MAX_LAG_MS = 1000;
let now = 0;
beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('turns calls away right after a stall, and lets them in again when it is over', async () => {
  const app = Fastify();
  registerRequestContext(app);
  registerErrorReplies(app);
  registerPressure(app, { MAX_LAG_MS });
  app.post('/getPlan', () => 'in');
  await app.ready();
  const ask = async () => (await app.inject({ method: 'POST', url: '/getPlan' })).statusCode;
  const timerComes = (after: number) => {
    now += after;
    vi.advanceTimersByTime(500);
  };

  timerComes(500 + MAX_LAG_MS);
  expect(await ask()).toBe(200);
  timerComes(500 + MAX_LAG_MS + 1);
  expect(await ask()).toBe(429);
  timerComes(500);
  expect(await ask()).toBe(200);
  await app.close();
});
