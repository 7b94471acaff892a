import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '../../src/database/openDatabase';
import { type FixturePack, fixturePack } from '../../src/testing/fixturePack';
import { startNginx } from '../../../deploy/testing/nginx';
import { newPerson } from '../../src/testing/people';
import {
  administratorIn,
  type Bundled,
  bundleForTest,
  type ServerProcess,
  startServerProcess,
} from '../../src/testing/serverProcess';
import { findServer } from '../../src/testing/servers';
import { createEmptyDatabase, type TestDatabase } from '../../src/testing/testDatabases';
import { realClock } from '../../src/time/clock';

const POSTGRESQL = inject('postgresqlUrl');
const NGINX = findServer('nginx');
const RELEASE = 'mf-home/1.0.0-abc';
const HAS_BROTLI =
  existsSync('/etc/nginx/modules-enabled') &&
  readdirSync('/etc/nginx/modules-enabled').some((file) => file.endsWith('-brotli-static.conf'));

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

describe.skipIf(POSTGRESQL === '' || NGINX === null)('nginx before two providers, on hosts apart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reelrupee-nginx-'));
  const METRICS_TOKEN = 'metrics-token-of-a-test';
  let bundled: Bundled;
  let pack: FixturePack;
  let database: TestDatabase;
  let servers: ServerProcess[] = [];
  let nginx: ReturnType<typeof startNginx>;
  let site: string;
  let api: string;
  let media: string;
  let certificate: string;

  beforeAll(async () => {
    [bundled, pack, database] = [
      await bundleForTest(),
      fixturePack(12),
      await createEmptyDatabase(POSTGRESQL),
    ];
    [site, api, media] = [await freeOrigin(), await freeOrigin(), await freeOrigin()];
    certificate = selfSigned(folder);
    const settings = {
      DATABASE_URL: database.url,
      MEDIA_DIR: pack.directory,
      CORS_ORIGINS: site,
      TRUST_PROXY: '1',
      METRICS_TOKEN,
      SIGN_IN_LIMIT_PER_MINUTE: '0',
      RATE_LIMIT_PER_MINUTE: '1000',
    };
    // One after the other: the first one creates the tables and prints the administrator.
    for (let count = 0; count < 2; count += 1)
      servers.push(await startServerProcess(bundled.server, settings));
    nginx = startNginx({
      program: NGINX ?? '',
      folder,
      hosts: 'hosts-apart.conf',
      values: {
        SITE_LISTEN: `${new URL(site).host} ssl http2`,
        API_LISTEN: `${new URL(api).host} ssl`,
        MEDIA_LISTEN: `${new URL(media).host} ssl`,
        TLS_SETTINGS: `include ${folder}/includes/tls.conf;`,
        CERTIFICATE: certificate,
        KEY: join(folder, 'key.pem'),
        SITE_ROOT: builtSite(folder),
        MEDIA_ROOT: pack.directory,
        API_SERVERS: servers.map(({ url }) => `server ${new URL(url).host};`).join(' '),
      },
    });
    await vi.waitFor(async () => expect((await ask(`${api}/readyz`)).status).toBe(200), 20_000);
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    servers = [];
    await database.drop();
    pack.remove();
    bundled.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  function ask(url: string, method = 'GET', headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = request(url, { method, headers, ca: readFileSync(certificate) }, (reply) => {
        text(reply).then(
          (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }),
          reject,
        );
      });
      call.once('error', reject).end();
    });
  }

  function admin(...args: string[]): Promise<{ output: string; errors: string }> {
    const { email, password } = administratorIn(servers[0]?.output() ?? '');
    const env = {
      PATH: process.env['PATH'],
      XDG_CONFIG_HOME: folder,
      NODE_EXTRA_CA_CERTS: certificate,
      REELRUPEE_URL: api,
      REELRUPEE_ADMIN_EMAIL: email,
      REELRUPEE_ADMIN_PASSWORD: password,
    };
    return new Promise((resolve) => {
      execFile(process.execPath, [bundled.admin, ...args], { env }, (_error, output, errors) =>
        resolve({ output, errors }),
      );
    });
  }

  it('lets the site call the api from its own origin, and no other site', async () => {
    const asked = { 'access-control-request-method': 'POST' };
    const preflight = await ask(`${api}/getPlan`, 'OPTIONS', { ...asked, origin: site });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, site]);
    const call = await ask(`${api}/getPlan`, 'POST', { origin: site, 'content-length': 0 });
    expect(call.headers['access-control-allow-origin']).toBe(site);
    expect(JSON.parse(call.body)).toMatchObject({ code: 200 });
    const other = await ask(`${api}/getPlan`, 'OPTIONS', { ...asked, origin: 'https://evil.example' });
    expect(other.headers['access-control-allow-origin']).not.toBe('https://evil.example');
  });

  it('sends the compressed copies that the release made', async () => {
    const url = `${site}/${RELEASE}/entry.js`;
    const gzip = await ask(url, 'GET', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gzip.body]).toEqual(['gzip', 'as gzip']);
    expect((await ask(url)).body).toBe('export {}');
  });

  it.skipIf(!HAS_BROTLI)('prefers the brotli copy, with the headers of the file', async () => {
    const { headers, body } = await ask(`${site}/${RELEASE}/entry.js`, 'GET', {
      'accept-encoding': 'gzip, deflate, br',
    });
    expect([headers['content-encoding'], body]).toEqual(['br', 'as brotli']);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toContain('immutable');
  });

  it('speaks HTTP/2 with browsers', async () => {
    const client = connect(site, { ca: readFileSync(certificate) });
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
    const reply = await ask(`${media}/media/lesson-01-abc123.mp4`, 'GET', {
      origin: site,
      range: 'bytes=0-9',
    });
    expect([reply.status, reply.body.length]).toEqual([206, 10]);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await ask(`${media}/etc/passwd`)).status).toBe(404);
  });

  it.each(['/', '/plan', '/no/such/route'])(
    'sends the page at %s with all headers of protection',
    async (path) => {
      const { status, headers, body } = await ask(`${site}${path}`);
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

  it('sends the web app manifest with its type', async () => {
    const { status, headers } = await ask(`${site}/manifest.webmanifest`);
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json']);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  });

  it('lets the api render the preview of a referral link for messengers, and sends browsers the page', async () => {
    const link = `${site}/login?ref=unknown`;
    const preview = await ask(link, 'GET', { 'user-agent': 'WhatsApp/2.23.20.0' });
    expect(preview.status).toBe(200);
    expect(preview.body).toContain('<meta property="og:title" content="Join ReelRupee">');
    expect((await ask(link, 'GET', { 'user-agent': 'Mozilla/5.0 Chrome/140' })).body).toBe('<!doctype html>');
    const home = await ask(`${site}/login`, 'GET', { 'user-agent': 'WhatsApp/2.23.20.0' });
    expect(home.body).toBe('<!doctype html>');
  });

  it('caches files of releases permanently, and answers a missing one with 404', async () => {
    const { headers } = await ask(`${site}/${RELEASE}/entry.js`);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    const missing = await ask(`${site}/${RELEASE}/none.js`);
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, undefined]);
    expect((await ask(`${site}/mf-home/.release/x`)).status).toBe(404);
  });

  it('sends the headers of the api once', async () => {
    const { headers } = await ask(`${api}/getPlan`, 'POST', { 'content-length': 0 });
    for (const name of ['x-content-type-options', 'strict-transport-security', 'x-frame-options'])
      expect(String(headers[name])).not.toContain(',');
  });

  it('gives figures to those who have the token', async () => {
    const { body } = await ask(`${api}/metrics`, 'GET', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(body).toContain('reelrupee_call_seconds');
    expect((await ask(`${api}/metrics`)).status).toBe(404);
  });

  it('counts the calls of a visitor who pretends other addresses', async () => {
    const limits = new Set<unknown>();
    for (let count = 0; count < 6; count += 1) {
      const pretended = { 'x-forwarded-for': `10.0.0.${count}`, 'content-length': 0 };
      limits.add((await ask(`${api}/getPlan`, 'POST', pretended)).headers['x-ratelimit-remaining']);
    }
    // Without Redis each of the two processes counts separately: 3 calls each at least have another number.
    expect(limits.size).toBeGreaterThanOrEqual(3);
  });

  it('passes on a backup and a restore that are larger than a form', async () => {
    const direct = await openDatabase({ databaseUrl: database.url, dataDir: '' });
    const { userId } = await newPerson({ database: direct, clock: realClock });
    for (let index = 0; index < 10; index += 1) {
      const webp = randomBytes(1024 ** 2);
      await direct.queries
        .insertInto('images')
        .values({ id: `large-${index}`, user_id: userId, webp, created_at: new Date() })
        .execute();
    }
    await direct.close();
    const file = join(folder, 'all.backup');
    expect((await admin('backup', file)).output).toContain('Saved to');
    expect(statSync(file).size).toBeGreaterThan(8 * 1024 ** 2);
    expect(await admin('restore', file, '--replace')).toEqual({
      output: expect.stringContaining('Restored'),
      errors: '',
    });
  });
});

async function freeOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A certificate for 127.0.0.1 and its key. */
function selfSigned(folder: string): string {
  const certificate = join(folder, 'certificate.pem');
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, ...files],
    {
      stdio: 'ignore',
    },
  );
  return certificate;
}

/** The files of a site that nginx tells apart. */
function builtSite(folder: string): string {
  const root = join(folder, 'site');
  mkdirSync(join(root, RELEASE), { recursive: true });
  mkdirSync(join(root, 'plan'));
  for (const page of ['index.html', 'plan/index.html']) writeFileSync(join(root, page), '<!doctype html>');
  writeFileSync(join(root, RELEASE, 'entry.js'), 'export {}');
  writeFileSync(join(root, RELEASE, 'entry.js.gz'), 'as gzip');
  writeFileSync(join(root, RELEASE, 'entry.js.br'), 'as brotli');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  return root;
}
