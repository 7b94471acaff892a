import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '@reelrupee/contract/constants';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '../../../src/database/openDatabase';
import { toForm } from '../../../src/testing/apiClient';
import { type FixturePack, fixturePack } from '../../../src/testing/fixturePack';
import { type HostsApart, hostsApart } from '../../../src/testing/hostsApart';
import { newPerson } from '../../../src/testing/people';
import {
  administratorIn,
  type Bundled,
  bundleForTest,
  type ServerProcess,
  startServerProcess,
} from '../../../src/testing/serverProcess';
import { findServer } from '../../../src/testing/servers';
import { createEmptyDatabase, type TestDatabase } from '../../../src/testing/testDatabases';
import { realClock } from '../../../src/time/clock';

const POSTGRESQL = inject('postgresqlUrl');
const NGINX = findServer('nginx');
const METRICS_TOKEN = 'metrics-token-of-a-test';

describe.skipIf(POSTGRESQL === '' || NGINX === null)('two providers behind nginx, on hosts apart', () => {
  let bundled: Bundled;
  let pack: FixturePack;
  let database: TestDatabase;
  let hosts: HostsApart;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    [bundled, pack, database, hosts] = [
      await bundleForTest(),
      fixturePack(12),
      await createEmptyDatabase(POSTGRESQL),
      await hostsApart(),
    ];
    const settings = {
      DATABASE_URL: database.url,
      MEDIA_DIR: pack.directory,
      CORS_ORIGINS: hosts.site,
      TRUST_PROXY: '1',
      METRICS_TOKEN,
      SIGN_IN_LIMIT_PER_MINUTE: '0',
      RATE_LIMIT_PER_MINUTE: '1000',
    };
    // One after the other: the first one creates the tables and prints the administrator.
    for (let count = 0; count < 2; count += 1)
      servers.push(await startServerProcess(bundled.server, settings));
    const addresses = servers.map(({ url }) => url);
    hosts.start(NGINX ?? '', addresses, pack.directory);
    await vi.waitFor(async () => expect((await hosts.ask(`${hosts.api}/readyz`)).status).toBe(200), 20_000);
  });
  afterAll(async () => {
    hosts.stop();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database.drop();
    pack.remove();
    bundled.remove();
  });

  it('lets the site call the api from its own origin, and no other site', async () => {
    const asked = { 'access-control-request-method': 'POST' };
    const preflight = await hosts.ask(`${hosts.api}/getPlan`, 'OPTIONS', { ...asked, origin: hosts.site });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, hosts.site]);
    const call = await hosts.ask(`${hosts.api}/getPlan`, 'POST', { origin: hosts.site, 'content-length': 0 });
    expect(call.headers['access-control-allow-origin']).toBe(hosts.site);
    expect(JSON.parse(call.body)).toMatchObject({ code: 200 });
    const other = await hosts.ask(`${hosts.api}/getPlan`, 'OPTIONS', {
      ...asked,
      origin: 'https://evil.example',
    });
    expect(other.headers['access-control-allow-origin']).not.toBe('https://evil.example');
  });

  it('lets the api render the preview of a referral link for messengers, and sends browsers the page', async () => {
    const link = `${hosts.site}/login?ref=unknown`;
    const preview = await hosts.ask(link, 'GET', { 'user-agent': 'WhatsApp/2.23.20.0' });
    expect(preview.status).toBe(200);
    expect(preview.body).toContain('<meta property="og:title" content="Join ReelRupee">');
    const page = await hosts.ask(link, 'GET', { 'user-agent': 'Mozilla/5.0 Chrome/140' });
    expect(page.body).toBe('<!doctype html>');
    for (const { headers } of [preview, page]) expect(headers['vary']).toMatch(/user-agent/i);
    const home = await hosts.ask(`${hosts.site}/login`, 'GET', { 'user-agent': 'WhatsApp/2.23.20.0' });
    expect(home.body).toBe('<!doctype html>');
  });

  it('sends the headers of the api once', async () => {
    const { headers } = await hosts.ask(`${hosts.api}/getPlan`, 'POST', { 'content-length': 0 });
    for (const name of ['x-content-type-options', 'strict-transport-security', 'x-frame-options'])
      expect(String(headers[name])).not.toContain(',');
  });

  it('gives figures to those who have the token', async () => {
    const { body } = await hosts.ask(`${hosts.api}/metrics`, 'GET', {
      authorization: `Bearer ${METRICS_TOKEN}`,
    });
    expect(body).toContain('reelrupee_call_seconds');
    expect((await hosts.ask(`${hosts.api}/metrics`)).status).toBe(404);
  });

  it('counts the calls of a visitor who pretends other addresses', async () => {
    const limits = new Set<unknown>();
    for (let count = 0; count < 6; count += 1) {
      const pretended = { 'x-forwarded-for': `10.0.0.${count}`, 'content-length': 0 };
      limits.add(
        (await hosts.ask(`${hosts.api}/getPlan`, 'POST', pretended)).headers['x-ratelimit-remaining'],
      );
    }
    // Without Redis each of the two processes counts separately: 3 calls each at least have another number.
    expect(limits.size).toBeGreaterThanOrEqual(3);
  });

  it('passes on a picture of the largest size that the api takes', async () => {
    const form = new Response(toForm({ planId: 'none', qrImage: new Blob([randomBytes(MAX_UPLOAD_BYTES)]) }));
    const body = Buffer.from(await form.arrayBuffer());
    const headers = { 'content-type': form.headers.get('content-type') ?? '', 'content-length': body.length };
    const reply = await hosts.ask(`${hosts.api}/rechargePlan`, 'POST', headers, body);
    // The api's own words, as nobody is logged in.
    expect(JSON.parse(reply.body)).toMatchObject({ code: 401 });
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
    const file = join(hosts.folder, 'all.backup');
    expect((await administrate('backup', file)).output).toContain('Saved to');
    expect(statSync(file).size).toBeGreaterThan(8 * 1024 ** 2);
    expect(await administrate('restore', file, '--replace')).toEqual({
      output: expect.stringContaining('Restored'),
      errors: '',
    });
  });

  function administrate(...args: string[]): Promise<{ output: string; errors: string }> {
    const { email, password } = administratorIn(servers[0]?.output() ?? '');
    const env = {
      PATH: process.env['PATH'],
      XDG_CONFIG_HOME: hosts.folder,
      NODE_EXTRA_CA_CERTS: hosts.certificate,
      REELRUPEE_URL: hosts.api,
      REELRUPEE_ADMIN_EMAIL: email,
      REELRUPEE_ADMIN_PASSWORD: password,
    };
    return new Promise((resolve) => {
      execFile(process.execPath, [bundled.admin, ...args], { env }, (_error, output, errors) =>
        resolve({ output, errors }),
      );
    });
  }
});
