/** Time limits of queries on PostgreSQL, in ms. The embedded database has none: it runs in the server's own thread. */
export interface TimeLimits {
  /** Wait for a connection, in the pool's queue or while it is opened. */
  connectMs: number;
  /** Wait for a row that another transaction has locked; ended by PostgreSQL. */
  lockMs: number;
  /** Duration of a statement; ended by PostgreSQL. */
  statementMs: number;
  /** Wait for the reply to a query; ended here, since a server that hangs ends nothing. */
  queryMs: number;
}

/** Derives all limits from the longest wait for a query; each gives up before the one around it. */
export function timeLimits(queryMs: number): TimeLimits {
  return {
    connectMs: Math.ceil(queryMs * 0.6),
    lockMs: Math.ceil(queryMs * 0.6),
    statementMs: Math.ceil(queryMs * 0.9),
    queryMs,
  };
}

/** The limit of a query in a transaction of unknown length, such as a migration, in ms. */
export const LONG_QUERY_MS = 6 * 60 * 60 * 1000;
