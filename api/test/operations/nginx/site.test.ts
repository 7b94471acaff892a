import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FixturePack, fixturePack } from '../../../src/testing/fixturePack';
import { type HostsApart, hostsApart, RELEASE } from '../../../src/testing/hostsApart';
import { findServer } from '../../../src/testing/servers';

const NGINX = findServer('nginx');
const HAS_BROTLI =
  existsSync('/etc/nginx/modules-enabled') &&
  readdirSync('/etc/nginx/modules-enabled').some((file) => file.endsWith('-brotli-static.conf'));
/** The discard port: the files of the site and the media need no provider. */
const NO_PROVIDER = 'http://127.0.0.1:9';

describe.skipIf(NGINX === null)('the files of an installation with nginx', () => {
  let pack: FixturePack;
  let hosts: HostsApart;
  beforeAll(async () => {
    pack = fixturePack(12);
    hosts = await hostsApart();
    hosts.start(NGINX ?? '', [NO_PROVIDER], pack.directory);
    await vi.waitFor(async () => expect((await hosts.ask(hosts.site)).status).toBe(200), 20_000);
  });
  afterAll(() => {
    hosts.stop();
    pack.remove();
  });

  it('sends the compressed copies that the release made', async () => {
    const url = `${hosts.site}/${RELEASE}/entry.js`;
    const gzip = await hosts.ask(url, 'GET', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gzip.body]).toEqual(['gzip', 'as gzip']);
    expect((await hosts.ask(url)).body).toBe('export {}');
  });

  it.skipIf(!HAS_BROTLI)('prefers the brotli copy, with the headers of the file', async () => {
    const { headers, body } = await hosts.ask(`${hosts.site}/${RELEASE}/entry.js`, 'GET', {
      'accept-encoding': 'gzip, deflate, br',
    });
    expect([headers['content-encoding'], body]).toEqual(['br', 'as brotli']);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['vary']).toContain('Available-Dictionary');
  });

  it('logs addresses without their query and referrer, which may hold codes', async () => {
    const secret = 'code-that-sets-a-password';
    const address = `${hosts.site}/login?resetPassword=${secret}`;
    await hosts.ask(address, 'GET', { referer: address });
    const log = () => readFileSync(join(hosts.folder, 'access.log'), 'utf8');
    await vi.waitFor(() => expect(log()).toContain('"GET /login" 200'));
    expect(log()).not.toContain(secret);
  });

  it('speaks HTTP/2 with browsers', async () => {
    const client = connect(hosts.site, { ca: readFileSync(hosts.certificate) });
    const stream = client.request({ ':path': '/plan' });
    const status = await new Promise((resolve, reject) => {
      client.once('error', reject);
      stream.once('response', (headers) => resolve(headers[':status']));
    });
    stream.resume();
    expect(status).toBe(200);
    await new Promise<void>((resolve) => client.close(resolve));
  });

  it('sends reels with ranges to pages of every origin', async () => {
    const reply = await hosts.ask(`${hosts.media}/media/lesson-01-abc123.mp4`, 'GET', {
      origin: hosts.site,
      range: 'bytes=0-9',
    });
    expect([reply.status, reply.body.length]).toEqual([206, 10]);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await hosts.ask(`${hosts.media}/etc/passwd`)).status).toBe(404);
  });

  it.each(['/', '/plan', '/no/such/route'])(
    'sends the page at %s with all headers of protection',
    async (path) => {
      const { status, headers, body } = await hosts.ask(`${hosts.site}${path}`);
      expect([status, body]).toEqual([200, '<!doctype html>']);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('says that it has no site while the folder of the site is gone', async () => {
    const root = join(hosts.folder, 'site');
    renameSync(root, `${root}-away`);
    for (const path of ['/', '/plan', '/login', '/no/such/route'])
      expect([path, (await hosts.ask(`${hosts.site}${path}`)).status]).toEqual([path, 503]);
    expect((await hosts.ask(`${hosts.site}/${RELEASE}/entry.js`)).status).toBe(404);
    renameSync(`${root}-away`, root);
    expect((await hosts.ask(hosts.site)).status).toBe(200);
  });

  it('sends the web app manifest with its type', async () => {
    const { status, headers } = await hosts.ask(`${hosts.site}/manifest.webmanifest`);
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json']);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  });

  it('caches files of releases permanently, and answers a missing one with 404', async () => {
    const { headers } = await hosts.ask(`${hosts.site}/${RELEASE}/entry.js`);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    const aboutDocuments = /^(content-security|x-frame|referrer|cross-origin-)/;
    expect(Object.keys(headers).filter((name) => aboutDocuments.test(name))).toEqual([]);
    const missing = await hosts.ask(`${hosts.site}/${RELEASE}/none.js`);
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, undefined]);
    expect((await hosts.ask(`${hosts.site}/mf-home/.release/x`)).status).toBe(404);
  });
});
