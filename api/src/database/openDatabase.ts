import { mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database, Engine } from './database';
import { lockDirectory } from './pglite/directoryLock';
import { pglitePool } from './pglite/pglitePool';
import { postgresqlPool } from './postgresql/postgresqlPool';
import type { Schema } from './schema';
import { transactionOn } from './transaction';

export interface DatabaseOptions {
  /** PostgreSQL to connect to; without it the embedded database in `dataDir` is opened. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Size of the PostgreSQL connection pool. */
  poolSize?: number | undefined;
}

/** Opens the database. Throws a UserError if it is unreachable or in use. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return openPostgresql(options.databaseUrl, options.poolSize);
  mkdirSync(options.dataDir, { recursive: true });
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

/** A database on a running PGlite; closing it closes PGlite. */
export function databaseOnPglite(pglite: PGlite, afterClose?: () => Promise<void>): Database {
  return assemble('pglite', pglitePool(pglite), async () => {
    await pglite.close();
    await afterClose?.();
  });
}

async function openPostgresql(databaseUrl: string, poolSize: number | undefined): Promise<Database> {
  return assemble('postgresql', await postgresqlPool(databaseUrl, poolSize), () => Promise.resolve());
}

function assemble(engine: Engine, pool: Pool, afterClose: () => Promise<void>): Database {
  return {
    engine,
    pool,
    queries: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    transaction: transactionOn(pool),
    close: async () => {
      await pool.end();
      await afterClose();
    },
  };
}
