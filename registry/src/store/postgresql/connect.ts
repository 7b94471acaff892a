import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { messageOf } from '../../messageOf';
import { UserError } from '../../userError';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 60_000;
const GRACE_MS = 1_000;

/**
 * Connects to the database and creates missing tables. Throws a UserError when it cannot be reached.
 *
 * @param answerWithinMs the time limit of a statement, by the server, and by this side for a server that fell silent
 */
export async function connect(url: string, answerWithinMs = ANSWER_WITHIN_MS): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: answerWithinMs,
    // A server that cancels a statement in time says so.
    query_timeout: answerWithinMs + GRACE_MS,
    keepAlive: true,
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
      `The registry's database cannot be used: ${messageOf(error)}`,
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
    // A server that does not answer would not answer a rollback either; losing the connection rolls back.
    broken = isTimeout(error) || !(await isRolledBack(client));
    throw error;
  } finally {
    // A connection in an unknown state is closed rather than used again.
    client.release(broken);
  }
}

/** True for the error of `query_timeout`, which has no code. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
