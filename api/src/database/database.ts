import type { Kysely } from 'kysely';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Schema } from './schema/schema';

/** Typed queries, inside or outside a transaction. */
export type Queries = Kysely<Schema>;

export type Engine = 'pglite' | 'postgresql';

/** Access to the stored data, with the same interface on both engines. */
export interface Database {
  engine: Engine;
  /** Each query runs on its own connection, commits at once, and is retried after a transient error. */
  queries: Queries;
  pool: Pool;
  /** Runs a prepared statement of a hot path, and again after a transient error. */
  statement<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>>;
  /**
   * Runs the work in one transaction, and again from the start after a transient error. The work must be safe to
   * run twice: every write has a natural key.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Like `transaction`, without time limits: for migrations, backups and checks of the whole ledger. */
  longTransaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
