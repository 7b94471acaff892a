import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from './schema';

/** Typed queries, either on their own or inside a transaction. */
export type Queries = Kysely<Schema>;

export type Engine = 'pglite' | 'postgresql';

/** The one way to the stored data; both engines sit behind it. */
export interface Database {
  engine: Engine;
  /** Each query on its own connection, committed by itself. */
  queries: Queries;
  /** For statements whose speed matters: raw text, with a name so that the engine plans it once. */
  pool: Pool;
  /**
   * Runs the work in one transaction, and again from the start when the engine gave up on it for a passing
   * reason. The work must therefore be safe to run twice: every write has a natural key.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
