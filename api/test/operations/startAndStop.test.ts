import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Engine } from '../../src/database/database';
import { call, mustCall, toForm } from '../../src/testing/apiClient';
import { putNewDatabase } from '../../src/testing/createdDirectory';
import { ALL_COMBINATIONS } from '../../src/testing/combinations';
import { type FixturePack, fixturePack } from '../../src/testing/fixturePack';
import { smallPng } from '../../src/testing/images';
import {
  administratorIn,
  type Bundled,
  bundleForTest,
  type ServerProcess,
  startServerProcess,
} from '../../src/testing/serverProcess';
import { createEmptyDatabase } from '../../src/testing/testDatabases';

const POSTGRESQL = inject('postgresqlUrl');
let bundled: Bundled;
let pack: FixturePack;
beforeAll(async () => {
  bundled = await bundleForTest();
  pack = fixturePack(12);
});
afterAll(() => {
  bundled.remove();
  pack.remove();
});

/** Data folder of a server, empty as before its first start. */
interface Place {
  settings: { DATA_DIR: string; DATABASE_URL?: string };
  remove(): Promise<void>;
}

function emptyDirectory(): Place {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'reelrupee-data-'));
  return {
    settings: { DATA_DIR },
    remove: () => Promise.resolve(rmSync(DATA_DIR, { recursive: true, force: true })),
  };
}

async function emptyDatabase(): Promise<Place> {
  const { url, drop } = await createEmptyDatabase(POSTGRESQL);
  return { settings: { DATA_DIR: '/nowhere', DATABASE_URL: url }, remove: drop };
}

if (ALL_COMBINATIONS) {
  describe.skipIf(POSTGRESQL === '')('the server as it is shipped, on PostgreSQL', () => {
    shippedServer('postgresql', emptyDatabase);
  });
}

describe.skipIf(POSTGRESQL === '')('a server whose machine has a wrong clock', () => {
  // On the embedded database both clocks are that of the process.
  const AHEAD = `const Right = Date; globalThis.Date = class extends Right {
    static now() { return Right.now() + 600_000; }
    constructor(...parts) { parts.length ? super(...parts) : super(Right.now() + 600_000); }
  };`;

  it('does not start, and says why', async () => {
    const place = await emptyDatabase();
    const env = { ...place.settings, MEDIA_DIR: pack.directory };
    const options = ['--import', `data:text/javascript,${encodeURIComponent(AHEAD)}`];
    await expect(startServerProcess(bundled.server, env, options)).rejects.toThrow(
      /The clock of this machine is \d+ seconds ahead of that of the database/,
    );
    await place.remove();
  });
});

describe('the server as it is shipped, on PGlite', () => {
  shippedServer('pglite', () => Promise.resolve(emptyDirectory()));
});

function shippedServer(engine: Engine, findPlace: () => Promise<Place>): void {
  let place: Place;
  let server: ServerProcess;
  const env = () => ({ ...place.settings, MEDIA_DIR: pack.directory, LOG_LEVEL: 'info' });
  beforeAll(async () => {
    place = await findPlace();
    server = await startServerProcess(bundled.server, env());
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await place.remove();
  });

  it('prints the first administrator, who can sign in', async () => {
    const administrator = administratorIn(server.output());
    expect(await mustCall(server.url, 'userLogin', administrator)).toMatchObject({ userType: 'admin' });
  });

  it('is alive, ready, and measured', async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready', engine });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/reelrupee_call_seconds_count\{route="\/userLogin",code="200"\} 1/);
    expect(metrics).toMatch(
      new RegExp(`reelrupee_database_connections\\{engine="${engine}",state="open"\\} [1-9]`),
    );
    // A proxy on the same machine passes on everybody.
    const proxied = { headers: { 'x-forwarded-for': '127.0.0.1' } };
    expect((await fetch(`${server.url}/metrics`, proxied)).status).toBe(404);
  });

  it('gives everyone /docs in development', async () => {
    expect(await (await fetch(`${server.url}/docs`)).text()).toContain('swagger-ui');
    const document: unknown = await (await fetch(`${server.url}/docs/json`)).json();
    expect(document).toMatchObject({ openapi: '3.1.0', paths: { '/markReelWatched': {} } });
  });

  it('has each plan’s reels from the media pack', async () => {
    const { token } = await mustCall(server.url, 'userLogin', administratorIn(server.output()));
    const reels = await mustCall(server.url, 'adminListReels', {}, token);
    expect(reels).toHaveLength(12);
    expect(reels[0]).toMatchObject({ title: 'Lesson 1', videoUrl: 'lesson-01-abc123.mp4', active: true });
  });

  it('logs each call with an id, and no secret of it', async () => {
    const secret = 'very-secret-1';
    const email = 'logged@example.in';
    const form = { name: 'Asha', phone: '9876543210', email, password: secret, cPassword: secret };
    const { token, _id: userId } = await mustCall(server.url, 'userRegister', form);
    await mustCall(server.url, 'getUserProfile', { userId }, token);
    await call(server.url, 'userLogin', { email, password: 'wrong-secret' });
    // Lines are written together, about once a second, in the order of the calls.
    await mustCall(server.url, 'getPlan', {});
    await expect.poll(() => server.output(), { timeout: 20_000 }).toMatch(/"path":"\/getPlan".*\n/);
    const log = server.output().slice(server.output().indexOf('{'), server.output().lastIndexOf('\n'));
    const lines = log.split('\n').filter((line) => line.startsWith('{'));
    const parsed = lines.map((line) => JSON.parse(line) as { reqId?: string; req?: { path: string } });
    expect(parsed.some((line) => line.reqId && line.req?.path === '/userRegister')).toBe(true);
    for (const hidden of [secret, 'wrong-secret', token, administratorIn(server.output()).password, email]) {
      expect(lines.filter((line) => line.includes(hidden))).toEqual([]);
    }
  });

  it('finishes what is under way when it is told to stop, and has it after the next start', async () => {
    const form = { name: 'Asha', phone: '9876543210', password: 'secret-1', cPassword: 'secret-1' };
    const names = Array.from({ length: 8 }, (_, number) => `stop${number}@example.in`);
    // Each takes tens of milliseconds for its password, so some are under way when the signal comes.
    const answers = names.map((email) =>
      call(server.url, 'userRegister', { ...form, email }).catch(() => null),
    );
    await Promise.race(answers);
    // It would be 1, had it not come to its end in order within its patience.
    expect(await server.end('SIGTERM')).toBe(0);
    const acknowledged = (await Promise.all(answers)).filter((answer) => answer?.code === 200);
    expect(acknowledged.length).toBeGreaterThan(0);

    server = await startServerProcess(bundled.server, env());
    expect(server.output()).not.toContain('administrator');
    for (const answer of acknowledged) {
      const email = answer?.data?.email ?? '';
      expect((await call(server.url, 'userLogin', { email, password: 'secret-1' })).code).toBe(200);
    }
  });

  it('does not wait, when it is told to stop, until a video has been watched', async () => {
    const megabyte = Buffer.alloc(1024 ** 2, 'reel');
    writeFileSync(join(pack.directory, 'long.mp4'), megabyte);
    const video = await fetch(`${server.url}/media/long.mp4`);
    const ended = server.end('SIGTERM');
    expect(Buffer.from(await video.arrayBuffer()).equals(megabyte)).toBe(true);
    expect(await ended).toBe(0);
  });

  it('limits the calls of one address', async () => {
    server = await startServerProcess(bundled.server, {
      ...env(),
      RATE_LIMIT_PER_MINUTE: '20',
      SIGN_IN_LIMIT_PER_MINUTE: '3',
    });
    const codes = async (name: string, times: number) => {
      const seen: number[] = [];
      for (let time = 0; time < times; time += 1) {
        const body = toForm({ email: 'x@example.in', password: 'secret-1', file: smallPng() });
        const response = await fetch(`${server.url}/${name}`, { method: 'POST', body });
        const { code } = (await response.json()) as { code: number };
        expect(response.status).toBe(code === 429 ? 429 : 200);
        seen.push(code);
      }
      return seen;
    };
    expect(await codes('userLogin', 5)).toEqual([400, 400, 400, 429, 429]);
    expect((await codes('getPlan', 22)).slice(-3)).toEqual([200, 429, 429]);
  });
}

describe('a start', () => {
  const directory = emptyDirectory();
  const other = emptyDirectory();
  let quiet: ServerProcess;
  const env = () => ({ ...directory.settings, MEDIA_DIR: pack.directory });
  beforeAll(async () => {
    for (const { settings } of [directory, other]) await putNewDatabase(settings.DATA_DIR);
    quiet = await startServerProcess(bundled.server, { ...env(), LOG_LEVEL: '' });
  });
  afterAll(async () => {
    await quiet.end('SIGKILL');
    await directory.remove();
    await other.remove();
  });

  it('says where the server is, in one plain line and nothing else where nobody asked for a log', async () => {
    expect((await call(quiet.url, 'getPlan', {})).code).toBe(200);
    const { password } = administratorIn(quiet.output());
    expect(quiet.output()).toBe(
      `\nThe first administrator: admin@reelrupee.local, password ${password}\n` +
        `This is shown once. Use it with: node ${bundled.admin} --help\n\n` +
        `ReelRupee is running: ${quiet.url}\n`,
    );
  });

  it.each([
    [{ PORT: 'abc' }, 'Invalid settings. PORT:'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must start with postgres://'],
    [{ DATABASE_URL: 'postgresql://127.0.0.1:1/none' }, 'PostgreSQL at DATABASE_URL cannot be reached'],
    [{ DATABASE_URL: 'postgres://a:%zz@127.0.0.1/x' }, 'DATABASE_URL'],
    [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR /dev/null/data cannot be written'],
    [{ ...other.settings, HOST: '192.0.2.1' }, 'HOST is no address of this machine'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: must be the number of proxies'],
    [{}, 'is in use by another running server. Stop that one, or set DATA_DIR'],
  ])('that fails says why in one sentence, with %o', async (change, sentence) => {
    const { code, errors } = await runToEnd(bundled.server, { ...env(), ...change });
    expect(errors).toContain(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('that fails says what is not built or in use, and frees the data directory for the next try', async () => {
    const settings = { ...env(), ...other.settings };
    const sentence = 'There is no built site in /nowhere. Build it with npm start, or set SITE_DIR.';
    expect(await runToEnd(bundled.server, { ...settings, SITE_DIR: '/nowhere' })).toEqual({
      code: 1,
      errors: `${sentence}\n`,
    });

    const { port } = new URL(quiet.url);
    expect(await runToEnd(bundled.server, { ...settings, PORT: port })).toEqual({
      code: 1,
      errors: `Port ${port} is in use by another program. Stop it, or set PORT to another number.\n`,
    });
  });
});

/** Runs a server that is not expected to start, and returns how it ended. */
function runToEnd(
  server: string,
  env: Record<string, string>,
): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [server], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, errors })));
}
