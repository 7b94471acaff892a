/** Deltas as nginx serves them, by the configuration of `deploy/`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deltaPath } from '@reelrupee/contract/delta';
import { findServer } from '../../../api/src/testing/servers';
import { servedFolder } from '../../../deploy/testing/servedFolder';
import { startSiteAndRegistry, type Nginx } from '../testing/nginx';

const program = findServer('nginx');
const SCRIPT = '/mf-one/1.1.0-b/entry.js';
const STYLES = '/mf-one/1.1.0-b/async/list.css';
/** Hashes in base64 with none to three slashes. */
const HASHES = [
  'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=',
  'pZGm1Av0IEBKARczz7exkNYs/b8LzaMrV7J32a2fFG4=',
  '+ZGm1Av0IEBKARcz/7exkNYsZb8LzaMrV7J32a2f/G4=',
  'pZGm1Av0IE/KARczz7exkNYsZb8/zaMrV7J32a2fFG/=',
];

describe.skipIf(!program)('a release file from nginx', () => {
  const folder = servedFolder('deltas-');
  let nginx: Nginx;
  const put = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  beforeAll(async () => {
    put('index.html', 'page');
    put(SCRIPT, 'whole script');
    put(STYLES, 'whole styles');
    for (const hash of HASHES)
      for (const path of [SCRIPT, STYLES]) put(deltaPath(path, hash), `delta to ${hash}`);
    nginx = await startSiteAndRegistry(program ?? '', folder, ['http://127.0.0.1:9']);
  });
  afterAll(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const call = request(nginx.site + path, { headers }, (reply) => {
        text(reply).then(
          (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }),
          reject,
        );
      });
      call.once('error', reject).end();
    });
  const having = (hash: string) => ({
    'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
    'available-dictionary': `:${hash}:`,
  });

  test.each(HASHES)('is a delta for a browser that has %s', async (hash) => {
    const { headers, body } = await get(SCRIPT, having(hash));
    expect(body).toBe(`delta to ${hash}`);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'application/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'use-as-dictionary': 'match="/mf-one/*/entry.js"',
      vary: 'Accept-Encoding, Available-Dictionary',
    });
  });

  test('is a stylesheet as a delta too', async () => {
    const { headers, body } = await get(STYLES, having(HASHES[0] ?? ''));
    expect([body, headers['content-type']]).toEqual([`delta to ${HASHES[0]}`, 'text/css']);
  });

  test.each<[string, Record<string, string>]>([
    ['has nothing', {}],
    ['has another version', having('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=')],
    ['knows no deltas', { ...having(HASHES[0] ?? ''), 'accept-encoding': 'gzip, br' }],
    ['names no hash', having('../../../../etc/passwd')],
  ])('is whole for a browser that %s', async (_name, headers) => {
    const reply = await get(SCRIPT, headers);
    expect([reply.status, reply.body, reply.headers['content-encoding']]).toEqual([
      200,
      'whole script',
      undefined,
    ]);
    expect(reply.headers['use-as-dictionary']).toBe('match="/mf-one/*/entry.js"');
  });

  test('is not to be had as a delta by its own address', async () => {
    expect((await get(deltaPath(SCRIPT, HASHES[0] ?? ''))).status).toBe(404);
  });
});
