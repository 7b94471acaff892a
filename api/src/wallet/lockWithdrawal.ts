import type { Queries } from '../database/database';

/** The withdrawal with this id, locked until the transaction ends; undefined if there is none. */
export function lockWithdrawal(queries: Queries, id: string) {
  return queries.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
