import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { UserError } from '../../userError';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 60_000;

/** Connects to the database and creates missing tables. Throws a UserError when it cannot be reached. */
export async function connect(url: string): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: ANSWER_WITHIN_MS,
  });
  // The pool replaces a lost idle connection at the next query.
  pool.on('error', () => undefined);
  const schema = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8');
  try {
    await transaction(pool, async (client) => {
      // Two processes that create the same table at once would fail.
      await client.query(`select pg_advisory_xact_lock(hashtext('registry schema'))`);
      await client.query(schema);
    });
  } catch (error) {
    await pool.end();
    throw new UserError(
      `The registry's database cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      'Start it, or correct its address: --target postgresql://…',
    );
  }
  return pool;
}

/** Runs the work in one transaction. An error rolls back and is rethrown. */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    broken = false;
    return result;
  } catch (error) {
    broken = !(await client.query('rollback').then(
      () => true,
      () => false,
    ));
    throw error;
  } finally {
    // A connection in an unknown state is closed rather than used again.
    client.release(broken);
  }
}
