import type { Pool, PoolClient, QueryConfig } from 'pg';
import { isQueryTimeout } from './errors';
import type { Queries } from './database';
import { kyselyOn } from './kyselyOn';
import { retryTransient } from './retry';

export interface TransactionOptions {
  /** The statement that begins it; further statements may set what is local to the transaction. */
  begin: string;
  /** Wait for the reply to each query, in ms; by default that of the pool. */
  queryMs?: number;
}

/** Returns a function that runs transactions on a pool, each again from the start after a transient error. */
export function transactionOn(pool: Pool, options: TransactionOptions = { begin: 'begin' }) {
  return <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> =>
    retryTransient(() => runOnce(pool, options, work));
}

async function runOnce<Result>(
  pool: Pool,
  { begin, queryMs }: TransactionOptions,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(queriesOn(client, queryMs));
    await client.query('commit');
    return result;
  } catch (error) {
    // A server that does not answer would not answer a rollback either; losing the connection rolls back.
    broken = isQueryTimeout(error) ? error : await rollBack(client);
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

/** Typed queries on one client, which this module releases. */
function queriesOn(client: PoolClient, queryMs: number | undefined): Queries {
  return kyselyOn((text, values) => {
    const query: TimedQuery = { text, values, ...(queryMs === undefined ? {} : { query_timeout: queryMs }) };
    return client.query(query);
  });
}

/** Typed queries that each run on their own connection and commit at once. */
export function autocommitQueries(pool: Pool): Queries {
  return kyselyOn((text, values) => retryTransient(() => pool.query(text, values)));
}

/** `query_timeout` of one query, which the types of `pg` leave out. */
interface TimedQuery extends QueryConfig {
  query_timeout?: number;
}
