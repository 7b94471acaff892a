import { toRupees } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';

export interface RejectedWithdrawal {
  _id: string;
  userName: string;
  /** Rupees. */
  amount: number;
  /** Rupees that the bank pays out for it. */
  net: number;
  /** The batch that the bank may be paying it by; absent without one. */
  batch?: string;
}

/** Withdrawals that the reversal of a recharge rejected, newest first. */
export async function rejectedByReversal(
  queries: Queries,
  rechargeId: string,
): Promise<RejectedWithdrawal[]> {
  const rows = await queries
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .select(['withdrawals.id', 'users.name', 'amount_paise', 'net_paise', 'batch'])
    .where('withdrawals.rejected_for_recharge_id', '=', rechargeId)
    .orderBy('withdrawals.created_at', 'desc')
    .orderBy('withdrawals.id', 'desc')
    .execute();
  return rows.map(({ id, name, amount_paise: amount, net_paise: net, batch }) => ({
    _id: id,
    userName: name,
    amount: toRupees(amount),
    net: toRupees(net),
    ...(batch !== '' && { batch }),
  }));
}
