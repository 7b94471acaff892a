import { sql } from 'kysely';
import type { Queries } from './database';

/** Rows that are counted at most: a count of all would read a table that grows with the number of users. */
const MOST = 10_000;

/** The number of requests with a status, at most 10,000. */
export async function countRequests(
  queries: Queries,
  table: 'recharges' | 'withdrawals' | 'adjustments',
  status: string,
): Promise<number> {
  // The order lets PostgreSQL read the index by status; without it, it prefers to read the table.
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select from ${sql.table(table)} where status = ${status} order by created_at limit ${MOST}) as counted`.execute(
    queries,
  );
  return rows[0]?.count ?? 0;
}
