import type { Transaction } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';
import { payoutDueBy } from '@reelrupee/contract/payoutDueBy';
import type { Config } from '../config';
import type { Queries } from '../database/database';
import { istDay } from '../time/istDay';
import { selectNewest, selectOlder } from './selectTransactions';

interface History {
  userId: string;
  /** Id of a transaction: only those before it. By default the newest. */
  olderThan?: string | undefined;
}

/**
 * A user's 500 newest transactions, or the 500 before one of them, newest first. A withdrawal is being checked only while
 * payouts are held: a hold of the time before stays recorded.
 */
export async function userTransactions(
  queries: Queries,
  { userId, olderThan }: History,
  { RISK_MODE }: Pick<Config, 'RISK_MODE'>,
  now: Date,
): Promise<Transaction[]> {
  const facts = { userId, holds: RISK_MODE === 'enforce' };
  const rows = await (olderThan === undefined
    ? selectNewest(queries, facts)
    : selectOlder(queries, { ...facts, olderThan }));
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.at.toISOString(),
    type: row.type,
    amount: toRupees(row.paise),
    status: row.status,
    remark: row.remark,
    balanceAfter: toRupees(row.balance_paise),
    ...(row.settled_at && { settledAt: row.settled_at.toISOString() }),
    ...(row.returned_at && { returnedAt: row.returned_at.toISOString() }),
    ...(row.taken_back && { takenBack: true }),
    ...(row.type === 'Withdrawal' && row.status === 'pending' && { late: isLate(row.at, now) }),
  }));
}

/** True once the IST day of a withdrawal's due date has passed. */
function isLate(requestedAt: Date, now: Date): boolean {
  return istDay(new Date(payoutDueBy(requestedAt.toISOString()))) < istDay(now);
}
