import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../testing/testDatabases';
import { UNDO_LAST_MIGRATIONS } from '../testing/undoMigrations';
import type { Database } from './database';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';

const POSTGRESQL = inject('postgresqlUrl');

describe.skipIf(POSTGRESQL === '')('a migration', () => {
  let test: TestDatabase;
  let database: Database;
  let visitor: pg.Client;
  let observer: pg.Client;
  beforeEach(async () => {
    test = await createEmptyDatabase(POSTGRESQL);
    database = await openDatabase({ databaseUrl: test.url, dataDir: '' });
    await migrate(database);
    [visitor, observer] = [await connect(test.url), await connect(test.url)];
    await observer.query(UNDO_LAST_MIGRATIONS.join(';'));
  });
  afterEach(async () => {
    await Promise.all([visitor.end(), observer.end(), database.close()]);
    await test.drop();
  });

  it('gives way to calls while it waits for one, and ends after it', async () => {
    await visitor.query('begin; select count(*) from users');
    let waits = 0;
    const migrated = migrate(database, () => {
      waits += 1;
    });
    await vi.waitFor(async () => expect(await waiting(observer)).toBe(1), 10_000);
    await observer.query('select count(*) from users');
    await visitor.query('update withdrawals set status = status');
    await visitor.query('commit');
    await migrated;
    expect(waits).toBeGreaterThan(0);
    await observer.query('select reinstated_at from users');
  });

  it('that fails says why, and can be tried again', async () => {
    await observer.query('alter table push_subscriptions add column public_key text');
    await expect(migrate(database)).rejects.toThrow(
      '(0112_operations): column "public_key" of relation "push_subscriptions" already exists',
    );
    await observer.query('alter table push_subscriptions drop column public_key');
    await migrate(database);
    await observer.query('select reinstated_at from users');
  });
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Number of statements that wait for a lock. */
async function waiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
}
