import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { UserError } from '../userError';
import { withSpan } from '../tracing/span';
import type { Database, Engine } from './database';
import { databaseDirectory } from './pglite/databaseDirectory';
import { lockDirectory } from './pglite/directoryLock';
import { pglitePool } from './pglite/pglitePool';
import { type PoolOptions, postgresqlPool } from './postgresql/postgresqlPool';
import { statementNames } from './postgresql/statementNames';
import { retryTransient } from './retry';
import { LONG_QUERY_MS, timeLimits } from './timeLimits';
import { autocommitQueries, transactionOn } from './transaction';

const DEFAULT_QUERY_MS = 4_000;

export interface DatabaseOptions {
  /** PostgreSQL to connect to; without it the embedded database in `dataDir` is opened. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Size of the PostgreSQL connection pool. */
  poolSize?: number | undefined;
  /** Longest wait for the reply to a query on PostgreSQL, in ms. */
  queryTimeoutMs?: number | undefined;
  /** Refuses to make an embedded database: a command about a provider's data would find none in it. */
  mustExist?: boolean;
}

/** Opens the database. Throws a UserError if it is unreachable or in use. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, poolSize, queryTimeoutMs = DEFAULT_QUERY_MS } = options;
  if (databaseUrl) return openPostgresql(databaseUrl, { size: poolSize, limits: timeLimits(queryTimeoutMs) });
  if (options.mustExist && !existsSync(databaseDirectory(options.dataDir)))
    throw new UserError(
      `There is no database in ${options.dataDir}. Set DATABASE_URL or DATA_DIR as the provider has it.`,
    );
  createDirectory(options.dataDir);
  const lock = await lockDirectory(options.dataDir);
  try {
    // Imported on demand: a server on PostgreSQL does not need it.
    const { openPgliteDirectory } = await import('./pglite/openPglite');
    const { pglite } = await openPgliteDirectory(options.dataDir);
    return databaseOnPglite(pglite, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Throws a UserError that names the setting if the directory cannot be written. */
function createDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`DATA_DIR ${dataDir} cannot be written: ${reason}.`);
  }
}

/** A database on a running PGlite; closing it closes PGlite. */
export function databaseOnPglite(pglite: PGlite, afterClose?: () => Promise<void>): Database {
  const pool = pglitePool(pglite);
  const transaction = transactionOn(pool);
  return assemble('pglite', pool, {
    queries: autocommitQueries(pool),
    transaction,
    longTransaction: transaction,
    statement: (statement) => retryTransient(() => pool.query(statement)),
    afterClose: async () => {
      await pglite.close();
      await afterClose?.();
    },
  });
}

async function openPostgresql(databaseUrl: string, options: PoolOptions): Promise<Database> {
  const { pool, isPooled } = await postgresqlPool(databaseUrl, options);
  const { statementMs, lockMs } = options.limits;
  const limited = (statement: number, lock: number) =>
    `begin; set local statement_timeout = ${statement}; set local lock_timeout = ${lock}; ` +
    'set local synchronous_commit = on';
  // Behind a pooler the next statement may reach a connection that has not prepared this one.
  const nameOf = isPooled ? undefined : statementNames();
  return assemble('postgresql', pool, {
    queries: autocommitQueries(pool, nameOf),
    transaction: transactionOn(pool, { begin: isPooled ? limited(statementMs, lockMs) : 'begin', nameOf }),
    longTransaction: transactionOn(pool, { begin: limited(0, 0), queryMs: LONG_QUERY_MS }),
    statement: ({ name, ...unnamed }) =>
      retryTransient(() => pool.query(isPooled ? unnamed : { ...unnamed, ...(name ? { name } : {}) })),
    afterClose: () => Promise.resolve(),
  });
}

type EngineParts = Pick<Database, 'queries' | 'transaction' | 'longTransaction' | 'statement'> & {
  afterClose(): Promise<void>;
};

function assemble(engine: Engine, pool: Pool, { afterClose, ...parts }: EngineParts): Database {
  return {
    engine,
    pool,
    ...parts,
    statement: (statement) =>
      withSpan('query', { 'db.query.text': statement.text }, () => parts.statement(statement)),
    close: async () => {
      await pool.end();
      await afterClose();
    },
  };
}
