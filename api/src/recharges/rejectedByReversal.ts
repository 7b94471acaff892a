import { toRupees } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';

export interface RejectedWithdrawal {
  _id: string;
  userName: string;
  /** Rupees. */
  amount: number;
}

/** Withdrawals that the reversal of a recharge rejected, newest first. */
export async function rejectedByReversal(
  queries: Queries,
  rechargeId: string,
): Promise<RejectedWithdrawal[]> {
  const rows = await queries
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .select(['withdrawals.id', 'users.name', 'withdrawals.amount_paise'])
    .where('withdrawals.rejected_for_recharge_id', '=', rechargeId)
    .orderBy('withdrawals.created_at', 'desc')
    .orderBy('withdrawals.id', 'desc')
    .execute();
  return rows.map((row) => ({ _id: row.id, userName: row.name, amount: toRupees(row.amount_paise) }));
}
