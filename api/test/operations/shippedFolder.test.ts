import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call, mustCall } from '../../src/testing/apiClient';
import { type FixturePack, fixturePack } from '../../src/testing/fixturePack';
import { smallPng } from '../../src/testing/images';
import { startServerProcess } from '../../src/testing/serverProcess';
import { createEmptyDatabase, type TestDatabase } from '../../src/testing/testDatabases';

const ROOT = join(import.meta.dirname, '../../..');
const POSTGRESQL = inject('postgresqlUrl');
const DEVELOPMENT = ['typescript', 'esbuild', 'tsx', 'vitest', 'fast-check', '@types'];

describe.skipIf(POSTGRESQL === '')('the folder of npm run build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reelrupee-shipped-'));
  const provider = join(folder, 'app');
  let database: TestDatabase;
  let pack: FixturePack;
  beforeAll(async () => {
    chmodSync(folder, 0o755);
    const args = [join(ROOT, 'scripts/build.mjs'), '--provider', '--to', provider];
    execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
    [database, pack] = [await createEmptyDatabase(POSTGRESQL), fixturePack(12)];
  });
  afterAll(async () => {
    await database.drop();
    pack.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('holds the bundle and production dependencies alone', () => {
    const names = readdirSync(join(provider, 'node_modules/.pnpm'));
    for (const name of DEVELOPMENT)
      expect(names.filter((entry) => entry.startsWith(`${name}@`) || entry.startsWith(`${name}+`))).toEqual(
        [],
      );
    expect(existsSync(join(provider, 'src'))).toBe(false);
  });

  it('runs outside the checkout, as the Dockerfile starts it, by a user who may write nothing', async () => {
    const env = { DATABASE_URL: database.url, MEDIA_DIR: pack.directory, NODE_ENV: 'production' };
    const nobody = process.getuid?.() === 0 ? ownerOfSocket(database.url) : {};
    const migrated = spawn(process.execPath, ['dist/migrate.js'], { cwd: provider, env, ...nobody });
    expect(await new Promise((resolve) => migrated.once('exit', resolve))).toBe(0);

    const [, command = ''] = /^CMD (\[.*\])$/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')) ?? [];
    const [, script = ''] = JSON.parse(command) as string[];
    const server = await startServerProcess(
      join(provider, script),
      { ...env, MIGRATE_ON_START: 'false', ADMIN_PASSWORD: 'twelve-letters' },
      [],
      {
        cwd: provider,
        ...nobody,
      },
    );
    expect(server.output()).toContain(`Change it with: node ${join(provider, 'dist/admin.js')} password`);
    // Native packages: argon2 for passwords, sharp for images.
    const form = { name: 'Asha', phone: '9876543210', password: 'secret-1', cPassword: 'secret-1' };
    const { _id: userId, token } = await mustCall(server.url, 'userRegister', {
      ...form,
      email: 'asha@example.in',
    });
    const plan = (await mustCall(server.url, 'getPlan', {})).find(({ isFree }) => !isFree);
    const request = { userId, planId: plan?._id ?? '', transactionId: '123456789012', amount: 255 };
    const asked = await call(server.url, 'rechargePlan', { ...request, qrImage: smallPng() }, token);
    expect(asked.code).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

/** The user who may reach PostgreSQL, where root runs the tests; the provider's folder is not theirs. */
function ownerOfSocket(databaseUrl: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(new URL(databaseUrl).searchParams.get('host') ?? '');
  return { uid, gid };
}
