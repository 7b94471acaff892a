import pg from 'pg';
import { UserError } from '../../userError';
import { absorbConnectionErrors } from '../absorbConnectionErrors';
import type { TimeLimits } from '../timeLimits';
import { columnTypes } from '../typeParsers';

const DEFAULT_POOL_SIZE = 10;
/** SQLSTATE of a pooler that refuses the session settings below. */
const PROTOCOL_VIOLATION = '08P01';

export interface PoolOptions {
  size: number | undefined;
  limits: TimeLimits;
}

export interface PostgresqlPool {
  pool: pg.Pool;
  /** The connections go through a pooler in transaction mode, so nothing can be set or prepared for a session. */
  isPooled: boolean;
}

/**
 * A pool on PostgreSQL, or on a pooler such as PgBouncer in front of it. Throws a UserError if it cannot be reached, or
 * if an acknowledged commit would not be flushed to its disk.
 */
export async function postgresqlPool(databaseUrl: string, options: PoolOptions): Promise<PostgresqlPool> {
  const direct = await tryPool(databaseUrl, options, sessionSettings(options.limits));
  if (direct) return direct;
  const pooled = await tryPool(databaseUrl, options, undefined);
  if (pooled) return pooled;
  throw new UserError('PostgreSQL at DATABASE_URL cannot be reached: it refuses the connection settings.');
}

/** Settings of each session; `reelrupee.session` tells whether they arrived. */
function sessionSettings({ statementMs, lockMs, queryMs }: TimeLimits): string {
  const settings = {
    // An acknowledged commit is flushed, whatever the server's default is.
    synchronous_commit: 'on',
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    // Longer than any pause of ours between two statements; frees the locks of a process that hangs.
    idle_in_transaction_session_timeout: queryMs * 15,
    // Checks of the ledger are many small subqueries: compiling them took 200 ms, running them 1.
    jit: 'off',
    // Calls read few rows, and a check of the ledger must not take the cores from them.
    max_parallel_workers_per_gather: 0,
    // For disks without a head to move. By the default of 4 a check of 500 users reads whole tables.
    random_page_cost: 1.1,
    'reelrupee.session': 'on',
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** Opens a pool and its first connection; null if the server refuses session settings. */
async function tryPool(
  connectionString: string,
  { size = DEFAULT_POOL_SIZE, limits }: PoolOptions,
  settings: string | undefined,
): Promise<PostgresqlPool | null> {
  const pool = createPool({
    connectionString,
    max: size,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.queryMs,
    keepAlive: true,
    types: columnTypes(),
    ...(settings === undefined ? {} : { options: settings }),
  });
  absorbConnectionErrors(pool);
  try {
    return { pool, isPooled: !(await hasSession(pool)) };
  } catch (error) {
    await pool.end();
    if (error instanceof UserError) throw error;
    // Some are found by the first connection only.
    if (hasCode(error, 'ERR_INVALID_URL')) throw notAUrl();
    if (settings !== undefined && hasCode(error, PROTOCOL_VIOLATION)) return null;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`PostgreSQL at DATABASE_URL cannot be reached: ${reason}`);
  }
}

function createPool(config: pg.PoolConfig): pg.Pool {
  try {
    return new pg.Pool(config);
  } catch {
    throw notAUrl();
  }
}

function notAUrl(): UserError {
  return new UserError(
    'DATABASE_URL is not a URL: special characters in its password must be percent-encoded.',
  );
}

/** Tells if the session settings arrived. Throws a UserError if commits would not be flushed without them. */
async function hasSession(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ session: string | null; flush: string }>(
    `select current_setting('reelrupee.session', true) as session, current_setting('synchronous_commit') as flush`,
  );
  if (rows[0]?.flush === 'off') {
    throw new UserError(
      'DATABASE_URL leads to a pooler whose PostgreSQL has synchronous_commit off: set it to on, or money that was confirmed can be lost.',
    );
  }
  return rows[0]?.session === 'on';
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
