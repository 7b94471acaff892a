import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mustCall } from '../../src/testing/apiClient';
import { expectInvariants } from '../../src/testing/invariants';
import { newPerson } from '../../src/testing/people';
import { type PrivatePostgresql, startPrivatePostgresql } from '../../src/testing/privatePostgresql';
import { findPostgresql } from '../../src/testing/servers';
import { startTestApi, type TestApi } from '../../src/testing/startTestApi';
import { createEmptyDatabase } from '../../src/testing/testDatabases';
import { activateFree, watchReels } from '../../src/testing/watching';

const ROOT = join(import.meta.dirname, '../../..');
const PROGRAMS = findPostgresql();

describe.skipIf(PROGRAMS === null)('PostgreSQL’s own backups', () => {
  const programs = PROGRAMS ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'reelrupee-pitr-'));
  const archive = join(folder, 'wal');
  let server: PrivatePostgresql;
  let databaseUrl: string;
  let api: TestApi;
  beforeAll(async () => {
    mkdirSync(archive);
    for (const path of [folder, archive]) chmodSync(path, 0o777);
    server = await startPrivatePostgresql(programs, {
      settings: { archive_mode: 'on', archive_command: `cp %p ${archive}/%f` },
    });
    databaseUrl = (await createEmptyDatabase(server.url)).url;
    api = await startTestApi({ ticking: false, databaseUrl });
  });
  afterAll(async () => {
    await api.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function earner() {
    const person = await newPerson(api);
    const plan = await activateFree(api, person);
    await watchReels(api, person, plan._id, 2);
    return person;
  }

  async function expectRestored(url: string, { userId, token }: { userId: string; token: string }) {
    const restored = await startTestApi({ ticking: false, databaseUrl: url });
    const ask = (from: TestApi) => mustCall(from.url, 'getUserProfile', { userId }, token);
    expect(await ask(restored)).toEqual(await ask(api));
    await expectInvariants(restored.database);
    await restored.stop();
  }

  it('restore a dump into an empty database, which a provider then uses', async () => {
    const person = await earner();
    const file = join(folder, 'reelrupee.dump');
    execFileSync(join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, databaseUrl]);
    const empty = await createEmptyDatabase(server.url);
    execFileSync(join(programs, 'pg_restore'), [
      '--no-owner',
      '--exit-on-error',
      `--dbname=${empty.url}`,
      file,
    ]);
    await expectRestored(empty.url, person);
    await empty.drop();
  });

  it('are made each night: complete, readable by their owner alone, and without the old ones', async () => {
    const person = await earner();
    const dumps = join(folder, 'nightly');
    const backUp = (url: string) =>
      execFileSync('sh', [join(ROOT, 'deploy/backup.sh'), dumps, '14'], {
        env: { PATH: `${programs}:${process.env['PATH'] ?? ''}`, DATABASE_URL: url },
        stdio: 'pipe',
      });
    mkdirSync(dumps);
    const [old, recent] = ['reelrupee-old.dump', 'reelrupee-recent.dump'];
    for (const name of [old, recent]) writeFileSync(join(dumps, name), '');
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    utimesSync(join(dumps, old), daysAgo(20), daysAgo(20));
    utimesSync(join(dumps, recent), daysAgo(3), daysAgo(3));

    expect(() => backUp('postgresql://nobody:secret-word@127.0.0.1:1/none')).toThrow(/Command failed/);
    expect(readdirSync(dumps).sort()).toEqual([old, recent]);

    backUp(databaseUrl);
    const [dump = '', ...others] = readdirSync(dumps).sort();
    expect(dump).toMatch(/^reelrupee-\d{8}T\d{6}Z\.dump$/);
    expect(others).toEqual([recent]);
    expect(statSync(join(dumps, dump)).mode & 0o777).toBe(0o600);
    const empty = await createEmptyDatabase(server.url);
    execFileSync(join(programs, 'pg_restore'), ['--no-owner', `--dbname=${empty.url}`, join(dumps, dump)]);
    await expectRestored(empty.url, person);
    await empty.drop();
  });

  it('go back to a moment before an accident, from a base backup and the archived log', async () => {
    const base = mkdtempSync(join(folder, 'base-'));
    execFileSync(join(programs, 'pg_basebackup'), [
      `--pgdata=${base}`,
      `--dbname=${server.url}`,
      '--checkpoint=fast',
    ]);
    const person = await earner();
    await sql`select pg_create_restore_point('before the accident')`.execute(api.database.queries);
    await sql`create table accident ()`.execute(api.database.queries);
    await sql`select pg_switch_wal()`.execute(api.database.queries);
    const archived = async () => {
      const { rows } = await sql<{ all_archived: boolean }>`select last_archived_wal >= pg_walfile_name(
        pg_current_wal_lsn() - 16 * 1024 * 1024) as all_archived from pg_stat_archiver`.execute(
        api.database.queries,
      );
      return rows[0]?.all_archived;
    };
    await expect.poll(archived, { timeout: 60_000 }).toBe(true);
    const recovered = await startPrivatePostgresql(programs, {
      prepare: (data, owner) => {
        execFileSync('cp', ['-a', base, data]);
        writeFileSync(join(data, 'recovery.signal'), '');
        if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, data]);
        chmodSync(data, 0o700);
      },
      settings: {
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_name: 'before the accident',
        recovery_target_action: 'promote',
      },
    });
    const url = databaseUrl.replace(/host=.*/, new URL(recovered.url).search.slice(1));
    await expectRestored(url, person);
    await recovered.stop();
  });
});
