import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isTransientError } from './errors';
import type { Queries } from './database';
import type { Schema } from './schema';

const ATTEMPTS = 8;

/** Returns the `transaction` function of a pool. */
export function transactionOn(pool: Pool) {
  return async <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(pool, work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isTransientError(error)) throw error;
        await backOff(attempt);
      }
    }
  };
}

async function runOnce<Result>(pool: Pool, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(queriesOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    // A client whose rollback failed may still be in the transaction and must not return to the pool.
    client.release(broken);
  }
}

async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Typed queries on one client; this module releases it, not Kysely. */
function queriesOn(client: PoolClient): Queries {
  const borrowed: PostgresPoolClient = {
    query: client.query.bind(client),
    release: () => undefined,
  };
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: () => Promise.resolve(borrowed), end: () => Promise.resolve() },
    }),
  });
}

/** Exponential backoff with jitter, so that concurrent transactions do not collide again. */
function backOff(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** attempt));
}
