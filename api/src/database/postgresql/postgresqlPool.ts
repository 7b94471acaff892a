import pg from 'pg';
import { UserError } from '../../userError';
import { absorbConnectionErrors } from '../absorbConnectionErrors';
import { columnTypes } from '../typeParsers';

const DEFAULT_POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;

/** A pool on PostgreSQL. Throws a UserError if the first connection fails. */
export async function postgresqlPool(databaseUrl: string, size = DEFAULT_POOL_SIZE): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: columnTypes(),
    // An acknowledged commit is flushed, whatever the server's default is.
    options: '-c synchronous_commit=on',
  });
  absorbConnectionErrors(pool);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`PostgreSQL at DATABASE_URL cannot be reached: ${reason}`);
  }
  return pool;
}
