import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalServer, type LocalServer } from '../../deploy/testing/localServer';
import { startShapedProxy, type ShapedProxy } from './shapedProxy';

const BODY = Buffer.alloc(200_000, 'x');
/** Half a second at the rate below: much longer than the 50 ms that a link may catch up after a late timer. */
const LARGE_BODY = Buffer.alloc(1_000_000, 'x');
let server: LocalServer;
let proxy: ShapedProxy;

beforeAll(async () => {
  server = await startLocalServer(({ url }, response) => response.end(url === '/large' ? LARGE_BODY : BODY));
  proxy = await startShapedProxy(server.url, {
    downBitsPerSecond: 16_000_000,
    upBitsPerSecond: 16_000_000,
    roundTripMs: 20,
  });
});

afterAll(async () => {
  await proxy.stop();
  await server.stop();
});

test('everything arrives in order, complete, and counted', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 3 }, async () => Buffer.from(await (await fetch(proxy.url)).arrayBuffer())),
  );
  expect(bodies.every((body) => body.equals(BODY))).toBe(true);
  expect(proxy.bytesDown()).toBeGreaterThan(3 * BODY.length);
});

test('received bytes are counted by the requested path', async () => {
  proxy.reset();
  await (await fetch(`${proxy.url}/one?retry=1`)).arrayBuffer();
  await (await fetch(`${proxy.url}/two`, { method: 'POST', body: 'GET /three HTTP/1.1' })).arrayBuffer();
  expect([...proxy.bytesByPath().keys()]).toEqual(['/one', '/two']);
  expect(proxy.bytesByPath().get('/one')).toBeGreaterThan(BODY.length);
  proxy.reset();
  expect(proxy.bytesDown()).toBe(0);
});

test('is never faster than the rate of the link', async () => {
  const started = performance.now();
  await (await fetch(`${proxy.url}/large`)).arrayBuffer();
  const leastMs = (LARGE_BODY.length * 8 * 1000) / 16_000_000;
  expect(performance.now() - started).toBeGreaterThan(leastMs * 0.85);
});
