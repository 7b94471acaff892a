/** `node dist/resetAdministrator.js`, as it is shipped. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from '../../src/testing/apiClient';
import { type FixturePack, fixturePack } from '../../src/testing/fixturePack';
import { type Bundled, bundleForTest, startServerProcess } from '../../src/testing/serverProcess';
import { createEmptyDatabase } from '../../src/testing/testDatabases';

const POSTGRESQL = inject('postgresqlUrl');

describe('a reset of an administrator', () => {
  let bundled: Bundled;
  let pack: FixturePack;
  beforeAll(async () => {
    [bundled, pack] = [await bundleForTest(), fixturePack(12)];
  });
  afterAll(() => {
    bundled.remove();
    pack.remove();
  });

  const reset = (email: string, env: Record<string, string>) => {
    const program = bundled.admin.replace('admin.js', 'resetAdministrator.js');
    return new Promise<{ output: string; errors: string }>((resolve) => {
      execFile(process.execPath, [program, email], { env }, (_error, output, errors) =>
        resolve({ output, errors }),
      );
    });
  };

  it('without the settings of a provider names them, and makes no database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reelrupee-nowhere-'));
    expect((await reset('ravi@example.in', { DATA_DIR: folder })).errors).toBe(
      `There is no database in ${folder}. Set DATABASE_URL or DATA_DIR as the provider has it.\n`,
    );
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it.skipIf(POSTGRESQL === '')('lets them log in by the password that it prints', async () => {
    const database = await createEmptyDatabase(POSTGRESQL);
    const env = { DATABASE_URL: database.url, MEDIA_DIR: pack.directory };
    const own = { ADMIN_EMAIL: 'ravi@example.in', ADMIN_PASSWORD: 'twelve-letters' };
    const server = await startServerProcess(bundled.server, { ...env, ...own });
    const { output } = await reset('Ravi@example.in', env);
    const [, password = ''] = /password (\S+),/.exec(output) ?? [];
    const login = (given: string) =>
      call(server.url, 'userLogin', { email: own.ADMIN_EMAIL, password: given });
    expect((await login(own.ADMIN_PASSWORD)).code).toBe(400);
    expect((await login(password)).code).toBe(200);
    await server.end('SIGTERM');
    await database.drop();
  });
});
