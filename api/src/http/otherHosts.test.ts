import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../deploy/testing/ports';
import { findServer } from '../testing/servers';
import { startTestApi, type TestApi } from '../testing/startTestApi';

let running: TestApi[] = [];
afterEach(async () => {
  for (const api of running) await api.stop();
  running = [];
});

async function start(
  settings: NonNullable<Parameters<typeof startTestApi>[0]>['settings'],
): Promise<TestApi> {
  const api = await startTestApi({ ticking: false, settings });
  running.push(api);
  return api;
}

describe('a site on another host', () => {
  const origin = 'https://reelrupee.example';

  it('may call actions if its origin is allowed, with all headers of calls', async () => {
    const api = await start({ CORS_ORIGINS: [origin] });
    const asked = { origin, 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${api.url}/getPlan`, { method: 'OPTIONS', headers: asked });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Range');
    const answer = await fetch(`${api.url}/getPlan`, { method: 'POST', headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('may not if its origin is not allowed', async () => {
    const api = await start({ CORS_ORIGINS: [origin] });
    const other = { origin: 'https://evil.example' };
    const answer = await fetch(`${api.url}/getPlan`, { method: 'POST', headers: other });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('metrics', () => {
  it('require the bearer token if one is set', async () => {
    const METRICS_TOKEN = 'metrics-token-of-a-test';
    const { url } = await start({ METRICS_TOKEN });
    const ask = (token: string) => fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect([(await ask('')).status, (await ask('wrong')).status]).toEqual([404, 404]);
    expect((await ask(METRICS_TOKEN)).status).toBe(200);
  });
});

const REDIS = findServer('redis');

describe.skipIf(REDIS === null)('two servers with one Redis', () => {
  it('count the calls of an address together', async () => {
    const redis = await startRedis();
    try {
      const settings = { REDIS_URL: redis.url, RATE_LIMIT_PER_MINUTE: 6 };
      const [one, other] = [await start(settings), await start(settings)];
      const statuses: number[] = [];
      for (let time = 0; time < 4; time += 1) {
        for (const { url } of [one, other]) {
          statuses.push((await fetch(`${url}/getPlan`, { method: 'POST' })).status);
        }
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    } finally {
      await redis.stop();
    }
  });

  it('keep answering while Redis is down', async () => {
    const { url } = await start({ REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_PER_MINUTE: 6 });
    expect((await fetch(`${url}/getPlan`, { method: 'POST' })).status).toBe(200);
  });
});

async function startRedis() {
  const port = await freePort();
  const child = spawn(REDIS ?? '', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--daemonize',
    'no',
  ]);
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) resolve();
    });
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { url: `redis://127.0.0.1:${port}`, stop };
}
