import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startOwnApi } from '../testing/engines';
import type { TestApi } from '../testing/startTestApi';
import { registerRateLimits } from './rateLimits';

const LIMIT = 3;
const WHATSAPP = 'WhatsApp/2.23.20.0';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

describe('the limit of calls per address', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'reelrupee-limited-'));
  let api: TestApi;
  beforeAll(async () => {
    writeFileSync(join(siteDir, 'index.html'), '<!doctype html><title>The site</title>');
    const settings = { RATE_LIMIT_PER_MINUTE: LIMIT, TRUST_PROXY: 1 };
    api = await startOwnApi({ ticking: false, siteDir, settings });
  });
  afterAll(async () => {
    await api.stop();
    rmSync(siteDir, { recursive: true });
  });

  const ask = (address: string, path: string, init: { method?: string; agent?: string } = {}) =>
    fetch(`${api.url}${path}`, {
      method: init.method ?? 'GET',
      headers: { 'x-forwarded-for': address, 'user-agent': init.agent ?? CHROME },
    });

  it.each([
    ['198.51.100.1', '/linkPreview?ref=ABC', 'GET', CHROME],
    ['198.51.100.2', '/linkPreview?ref=ABC', 'HEAD', CHROME],
    ['198.51.100.3', '/login?ref=ABC', 'GET', WHATSAPP],
  ])('from %s counts link previews: %s by %s', async (address, path, method, agent) => {
    const statuses: number[] = [];
    for (let time = 0; time < LIMIT + 1; time += 1)
      statuses.push((await ask(address, path, { method, agent })).status);
    expect(statuses).toEqual([...Array<number>(LIMIT).fill(200), 429]);
  });

  it('is shared by calls and link previews, and tells when to try again', async () => {
    const address = '198.51.100.4';
    await ask(address, '/getPlan', { method: 'POST' });
    await ask(address, '/linkPreview?ref=ABC');
    await ask(address, '/login?ref=ABC', { agent: WHATSAPP });
    const refused = await ask(address, '/login?ref=ABC', { agent: WHATSAPP });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toBe('Too Many Requests\n');
    expect((await ask(address, '/getPlan', { method: 'POST' })).status).toBe(429);
  });

  it.each(['/login?ref=ABC', '/', '/media/lesson-01-abc123.mp4', '/healthz', '/readyz'])(
    'does not count %s, as browsers and balancers ask for it',
    async (path) => {
      for (let time = 0; time < LIMIT + 3; time += 1)
        expect((await ask('198.51.100.5', path)).status).not.toBe(429);
    },
  );
});

describe('without a limit of all calls', () => {
  let api: TestApi;
  beforeAll(async () => {
    const settings = { RATE_LIMIT_PER_MINUTE: 0, SIGN_IN_LIMIT_PER_MINUTE: LIMIT };
    api = await startOwnApi({ ticking: false, settings });
  });
  afterAll(() => api.stop());

  const statuses = async (path: string, init: RequestInit = { method: 'POST' }) => {
    const found: number[] = [];
    for (let time = 0; time < LIMIT + 1; time += 1)
      found.push((await fetch(`${api.url}${path}`, init)).status);
    return found;
  };
  const unlimited = Array<number>(LIMIT + 1).fill(200);

  it('sign-ins have their own, and nothing else has one', async () => {
    expect(await statuses('/userLogin')).toEqual([...Array<number>(LIMIT).fill(200), 429]);
    expect(await statuses('/getPlan')).toEqual(unlimited);
    expect(await statuses('/linkPreview?ref=ABC', {})).toEqual(unlimited);
    expect(await statuses('/login?ref=ABC', { headers: { 'user-agent': WHATSAPP } })).toEqual(unlimited);
  });
});

it('a Redis that is away is logged once, however often it is tried', async () => {
  let log = '';
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void (log += line) } } });
  const server = createServer((socket) => socket.resetAndDestroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    await app.close();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const limits = { RATE_LIMIT_PER_MINUTE: 1, SIGN_IN_LIMIT_PER_MINUTE: 1 };
  await registerRateLimits(app, { ...limits, REDIS_URL: `redis://127.0.0.1:${port}` });
  for (let tries = 0; tries < 4; tries += 1) await once(server, 'connection');
  expect(log.match(/Redis does not respond/g)).toHaveLength(1);
});

it('a Redis that hangs lets calls through and counts as away', async () => {
  const app = Fastify();
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    // It greets and says that it is ready, and nothing after it.
    socket.on('data', (sent) => {
      const commands = String(sent);
      if (commands.includes('hello')) socket.write('+OK\r\n'.repeat(commands.match(/^\*/gm)?.length ?? 0));
      else if (commands.includes('info')) socket.write('$2\r\n{}\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    await app.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const limits = { RATE_LIMIT_PER_MINUTE: 1, SIGN_IN_LIMIT_PER_MINUTE: 1 };
  const isUp = await registerRateLimits(app, { ...limits, REDIS_URL: `redis://127.0.0.1:${port}` });
  app.post('/getPlan', () => 'plans');
  await vi.waitFor(() => expect(isUp?.()).toBe(true), 5_000);
  expect((await app.inject({ method: 'POST', url: '/getPlan' })).body).toBe('plans');
  await vi.waitFor(() => expect(isUp?.()).toBe(false), 5_000);
});
