import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { OTHER_WAITS } from '../testing/lockWaits';
import { createTestDatabase } from '../testing/testDatabases';

const POSTGRESQL = inject('postgresqlUrl');
const ADD = `select serve_reels('no plan', '2031-05-01', '{}', now())`;

describe.skipIf(POSTGRESQL === '')('a partition of watches', () => {
  it('is added once by two connections at the same moment, also where one has looked for it before', async () => {
    const { url, drop } = await createTestDatabase(POSTGRESQL);
    const [first, second] = await Promise.all([connect(url), connect(url)]);
    // The connection has planned the function, and remembers that there is no such table.
    await second.query(ADD.replace('05', '04'));
    await second.query(`select to_regclass('watch_rows_2031_05')`);
    await first.query('begin');
    await first.query(ADD);
    const waiting = second.query(ADD);
    await expect.poll(() => isOtherWaiting(first)).toBe(true);
    await first.query('commit');
    await expect(waiting).resolves.toMatchObject({ rowCount: 1 });
    await Promise.all([first.end(), second.end()]);
    await drop();
  });
});

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** True while another connection to the database waits for a lock. */
async function isOtherWaiting(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ waits: boolean }>(OTHER_WAITS);
  return rows[0]?.waits === true;
}
