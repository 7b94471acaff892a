import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it, vi } from 'vitest';
import { newId } from '../ids';
import { describeOnBothEngines } from '../testing/engines';
import { createEmptyDatabase, createTestDatabase } from '../testing/testDatabases';
import type { Queries } from './database';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';
import { transactionOn } from './transaction';
import { seed } from '../seed/seed';
import { realClock } from '../time/clock';

describeOnBothEngines('a transaction', (engine) => {
  const backoff = (hash: string) => ({
    account_hash: Buffer.from(hash),
    failures: 1,
    last_failed_at: new Date(0),
    blocked_until: new Date(0),
  });
  const exists = async (hash: string) => {
    const { queries } = engine.api.database;
    const row = await queries
      .selectFrom('sign_in_backoffs')
      .select('failures')
      .where('account_hash', '=', Buffer.from(hash))
      .executeTakeFirst();
    return row !== undefined;
  };

  it('is rolled back when its work throws', async () => {
    const { database } = engine.api;
    const key = newId();
    const failing = database.transaction(async (queries) => {
      await queries.insertInto('sign_in_backoffs').values(backoff(key)).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await exists(key)).toBe(false);
  });

  it('is retried after a transient error', async () => {
    const { database } = engine.api;
    const key = newId();
    let tries = 0;
    await database.transaction(async (queries) => {
      tries += 1;
      await queries.insertInto('sign_in_backoffs').values(backoff(key)).execute();
      const fault = sql`do $$ begin raise exception 'conflict' using errcode = 'serialization_failure'; end $$`;
      if (tries < 3) await fault.execute(queries);
    });
    expect([tries, await exists(key)]).toEqual([3, true]);
  });

  it('is not retried after any other error', async () => {
    let tries = 0;
    const failing = engine.api.database.transaction(async (queries) => {
      tries += 1;
      await sql`select 1 / 0`.execute(queries);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(tries).toBe(1);
  });
});

const POSTGRESQL = inject('postgresqlUrl');

describe.skipIf(POSTGRESQL === '')('a transaction on PostgreSQL', () => {
  it('waits for its commit as long as for its queries, since deferred checks run then', async () => {
    const { url, drop } = await createEmptyDatabase(POSTGRESQL);
    const pool = new pg.Pool({ connectionString: url });
    const sent: unknown[][] = [];
    pool.on('connect', (client) => {
      sent.push(vi.spyOn(client, 'query').mock.calls);
    });
    const transaction = transactionOn(pool, { begin: 'begin', queryMs: 60_000 });
    await transaction((queries) => sql`select 1`.execute(queries));
    expect(sent.flat(2)).toEqual([
      'begin',
      expect.objectContaining({ text: 'select 1', query_timeout: 60_000 }),
      expect.objectContaining({ text: 'commit', query_timeout: 60_000 }),
    ]);
    await pool.end();
    await drop();
  });

  it('is retried on a new connection after its connection breaks', async () => {
    const { url, drop } = await createTestDatabase(POSTGRESQL);
    const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 2 });
    const killer = new pg.Client({ connectionString: url });
    await killer.connect();
    let tries = 0;
    const lost = new Set<number>();
    const answer = await database.transaction(async (queries) => {
      tries += 1;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
      const pid = rows[0]?.pid ?? 0;
      expect(lost.has(pid)).toBe(false);
      if (tries < 3) {
        lost.add(pid);
        await killer.query('select pg_terminate_backend($1)', [pid]);
      }
      await sql`select 1`.execute(queries);
      return 'done';
    });
    expect([answer, tries]).toEqual(['done', 3]);
    await killer.end();
    await database.close();
    await drop();
  });

  it.each(['alone', 'in a transaction'])(
    'reads a table %s that a migration has widened since',
    async (where) => {
      const { url, drop } = await createTestDatabase(POSTGRESQL);
      const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 1 });
      const read = (queries: Queries) => queries.selectFrom('plans').selectAll().execute();
      const columns = async () => {
        const rows = await (where === 'alone' ? read(database.queries) : database.transaction(read));
        return Object.keys(rows[0] ?? {});
      };
      expect(await columns()).not.toContain('later');
      await sql`alter table plans add column later text`.execute(database.queries);
      expect(await columns()).toContain('later');
      await database.close();
      await drop();
    },
  );

  it('lets several servers start at once on an empty database', async () => {
    const { url: databaseUrl, drop } = await createEmptyDatabase(POSTGRESQL);
    const settings = { MEDIA_DIR: '/nowhere', ADMIN_EMAIL: 'admin@reelrupee.local' };
    const start = async () => {
      const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 2 });
      await migrate(database);
      const administrator = await seed(database, realClock, settings);
      const plans = await database.queries.selectFrom('plans').select('id').execute();
      await database.close();
      return { created: administrator !== null, plans: plans.length };
    };
    const started = await Promise.all([start(), start(), start()]);
    expect(started.map(({ plans }) => plans)).toEqual([8, 8, 8]);
    expect(started.filter(({ created }) => created)).toHaveLength(1);
    await drop();
  });
});
