import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isTransientError } from './errors';
import type { Queries } from './database';
import type { Schema } from './schema';

const ATTEMPTS = 8;

/** The transaction function of a pool. */
export function transactionOn(pool: Pool) {
  return async <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptOnce(pool, work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isTransientError(error)) throw error;
        await pause(attempt);
      }
    }
  };
}

async function attemptOnce<Result>(pool: Pool, work: (queries: Queries) => Promise<Result>): Promise<Result> {
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
    // A client whose rollback failed may still be inside the transaction: it must not go back to the pool.
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

/** Typed queries that all go through one client, whose release is ours to decide. */
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

/** A short wait that differs between rivals, so that they do not collide again in step. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** attempt));
}
