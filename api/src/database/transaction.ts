import type { Pool, PoolClient, QueryConfig } from 'pg';
import { isQueryTimeout, isReadOnlyServer, isStalePlan } from './errors';
import type { Queries } from './database';
import { kyselyOn } from './kyselyOn';
import { retryTransient } from './retry';

export interface TransactionOptions {
  /** The statement that begins it; further statements may set what is local to the transaction. */
  begin: string;
  /** Wait for the reply to each query and to the commit, in ms; by default that of the pool. */
  queryMs?: number;
  /** Names of the statements that a connection prepares; without it none is prepared. */
  nameOf?: NameOf | undefined;
}

/** The name under which a connection prepares the statement with a text; undefined to leave it unprepared. */
export type NameOf = (text: string) => string | undefined;

/** Returns a function that runs transactions on a pool, each again from the start after a transient error. */
export function transactionOn(pool: Pool, options: TransactionOptions = { begin: 'begin' }) {
  return <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> =>
    retryTransient(() => runOnce(pool, options, work));
}

async function runOnce<Result>(
  pool: Pool,
  { begin, queryMs, nameOf }: TransactionOptions,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(queriesOn(client, queryMs, nameOf));
    await client.query(timed({ text: 'commit' }, queryMs));
    return result;
  } catch (error) {
    // A server that does not answer would not answer a rollback either; losing the connection rolls back.
    broken = isUnusableAfter(error) ? error : await rollBack(client);
    throw error;
  } finally {
    // A client whose rollback failed may still be in the transaction and must not return to the pool.
    client.release(broken);
  }
}

function isUnusableAfter(error: unknown): error is Error {
  return isQueryTimeout(error) || isStalePlan(error) || isReadOnlyServer(error);
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
function queriesOn(client: PoolClient, queryMs: number | undefined, nameOf: NameOf | undefined): Queries {
  return kyselyOn((text, values) => client.query(timed(prepared(text, values, nameOf), queryMs)));
}

function timed(query: QueryConfig, queryMs: number | undefined): TimedQuery {
  return queryMs === undefined ? query : { ...query, query_timeout: queryMs };
}

/** Typed queries that each run on their own connection and commit at once. */
export function autocommitQueries(pool: Pool, nameOf?: NameOf): Queries {
  return kyselyOn((text, values) => retryTransient(() => pool.query(prepared(text, values, nameOf))));
}

function prepared(text: string, values: unknown[], nameOf: NameOf | undefined): QueryConfig {
  const name = nameOf?.(text);
  return name === undefined ? { text, values } : { name, text, values };
}

/** `query_timeout` of one query, which the types of `pg` leave out. */
interface TimedQuery extends QueryConfig {
  query_timeout?: number;
}
