import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { deltaPath } from '@reelrupee/contract/delta';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnApi } from '../../testing/engines';
import type { TestApi } from '../../testing/startTestApi';

const YEAR = 'public, max-age=31536000, immutable';

describe('the site', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'reelrupee-site-'));
  let api: TestApi;
  const put = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), content);
  };
  const get = (path: string) => fetch(`${api.url}${path}`);

  beforeAll(async () => {
    put('index.html', '<title>root</title>');
    put('plan/index.html', '<title>plans</title>');
    put('composition.json', '{"id":"one"}');
    put('manifest.webmanifest', '{}');
    put('mf-wallet/1.2.0-a1b2c3d4/remote.js', 'run()');
    put('mf-wallet/1.2.0-a1b2c3d4/remote.js.br', brotliCompressSync('run()'));
    put('.secret', 'x');
    api = await startOwnApi({ siteDir });
  });
  afterAll(async () => {
    await api.stop();
    rmSync(siteDir, { recursive: true });
  });

  it.each([
    ['/', '<title>root</title>'],
    ['/reels', '<title>root</title>'],
    ['/login?ref=ABC', '<title>root</title>'],
    ['/some/deep/route', '<title>root</title>'],
    ['/plan', '<title>plans</title>'],
    ['/plan/', '<title>plans</title>'],
  ])('answers %s with its HTML, never kept without asking', async (path, html) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, html]);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('sends the web app manifest with its type', async () => {
    const { headers } = await get('/manifest.webmanifest');
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  });

  it('caches a release file for a year, with CORS for other hosts', async () => {
    const response = await get('/mf-wallet/1.2.0-a1b2c3d4/remote.js');
    expect(await response.text()).toBe('run()');
    expect(response.headers.get('cache-control')).toBe(YEAR);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('sends the compressed file to clients that accept it', async () => {
    const path = '/mf-wallet/1.2.0-a1b2c3d4/remote.js';
    const { headers, content } = await raw(api.url, path, { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual([
      'br',
      expect.stringMatching(/accept-encoding/i),
    ]);
    expect(brotliDecompressSync(content).toString()).toBe('run()');
  });

  describe('a browser that has an earlier version of a release file', () => {
    const path = '/mf-wallet/1.2.0-a1b2c3d4/remote.js';
    const hash = createHash('sha256').update('earlier/').digest('base64');
    const accept = { 'accept-encoding': 'gzip, br, zstd, dcz', 'available-dictionary': `:${hash}:` };
    beforeAll(() => put(deltaPath(path, hash), 'delta'));

    it('gets the delta to it, which is cached for that version only', async () => {
      const { headers, content } = await raw(api.url, path, accept);
      expect(content.toString()).toBe('delta');
      expect(headers).toMatchObject({
        'content-encoding': 'dcz',
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': YEAR,
        'use-as-dictionary': 'match="/mf-wallet/*/remote.js"',
      });
      expect(headers.vary).toMatch(/accept-encoding.*available-dictionary/i);
    });

    it.each([
      ['another version', { ...accept, 'available-dictionary': `:${hash.replace(/^./, '_')}:` }],
      ['no support for deltas', { ...accept, 'accept-encoding': 'gzip, br' }],
      ['no version', { 'accept-encoding': 'gzip, br, zstd, dcz' }],
    ])('gets the whole file with %s', async (_name, headers) => {
      const answer = await raw(api.url, path, headers);
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers['vary']).toMatch(/available-dictionary/i);
      expect(brotliDecompressSync(answer.content).toString()).toBe('run()');
    });
  });

  it('serves a new release at once, and 304 if it is cached', async () => {
    const etag = (await get('/composition.json')).headers.get('etag') ?? '';
    const ask = () => raw(api.url, '/composition.json', { 'if-none-match': etag });
    expect((await ask()).status).toBe(304);
    put('composition.json', '{"id":"two, and longer"}');
    const fresh = await ask();
    expect([fresh.status, fresh.content.toString()]).toEqual([200, '{"id":"two, and longer"}']);
    expect(fresh.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/missing.js',
    '/mf-wallet/1.2.0-a1b2c3d4/missing.js',
    '/mf-wallet/1.2.0-a1b2c3d4/folder',
    '/mf-wallet/9.9.9-ffffffff/remote.js',
    '/.secret',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/plan%00.html',
    '/%',
  ])('answers %s with a plain 404, never with HTML', async (path) => {
    const { status, headers } = await raw(api.url, path);
    expect(status).toBe(404);
    expect(headers['content-type']).not.toContain('html');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('sends security headers', async () => {
    const { headers } = await get('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('sends a script with only the headers that mean something for it', async () => {
    const { headers } = await raw(api.url, '/mf-wallet/1.2.0-a1b2c3d4/remote.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    const aboutDocuments = /^(content-security|x-frame|referrer|cross-origin-|origin-agent|x-dns)/;
    // The address of a release never changes its content, so that nobody asks whether it has.
    const forRevalidation = /^(etag|last-modified)$/;
    expect(Object.keys(headers).filter((name) => aboutDocuments.test(name))).toEqual([]);
    expect(Object.keys(headers).filter((name) => forRevalidation.test(name))).toEqual([]);
  });

  it('sends other files of a release, which a browser may show as documents, with all headers', async () => {
    put('mf-wallet/1.2.0-a1b2c3d4/art.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { headers } = await raw(api.url, '/mf-wallet/1.2.0-a1b2c3d4/art.svg');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

interface RawResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  content: Buffer;
}

/** A raw response: the path is not normalized, the body is not decompressed. */
function raw(url: string, path: string, headers: OutgoingHttpHeaders = {}): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, content: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
