import {
  Kysely,
  PostgresAdapter,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type { QueryResult } from 'pg';
import { withSpan } from '../tracing/span';
import type { Queries } from './database';
import type { Schema } from './schema/schema';

/** Runs one SQL statement. */
export type RunQuery = (text: string, values: unknown[]) => Promise<QueryResult>;

/** Typed queries that are run by the given function; Kysely acquires and releases no connection. */
export function kyselyOn(runUntraced: RunQuery): Queries {
  const run: RunQuery = (text, values) =>
    withSpan('query', { 'db.query.text': text }, () => runUntraced(text, values));
  const client = new FunctionClient(run);
  return new Kysely<Schema>({
    dialect: new DialectWithoutMigrationLock({
      pool: { connect: () => Promise.resolve(client), end: () => Promise.resolve() },
    }),
  });
}

class DialectWithoutMigrationLock extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new AdapterWithoutMigrationLock();
  }
}

/**
 * Leaves the lock of migrations to the caller's transaction. Kysely's own belongs to the session: after a failed
 * migration it could not be released, and that error hid the one of the migration.
 */
class AdapterWithoutMigrationLock extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

class FunctionClient implements PostgresPoolClient {
  constructor(private readonly run: RunQuery) {}

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new Error('Streaming queries are not supported');
    return this.run(statement, [...parameters]) as Promise<PostgresQueryResult<Row>>;
  }

  release(): void {
    // The connection belongs to the caller of kyselyOn.
  }
}
