import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from './schema';

/** Typed queries, inside or outside a transaction. */
export type Queries = Kysely<Schema>;

export type Engine = 'pglite' | 'postgresql';

/** Access to the stored data, with the same interface on both engines. */
export interface Database {
  engine: Engine;
  /** Each query runs on its own connection and commits at once. */
  queries: Queries;
  /** For prepared statements in hot paths. */
  pool: Pool;
  /**
   * Runs the work in one transaction, and again from the start after a transient error. The work must be safe to
   * run twice: every write has a natural key.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
