import { toRupees } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';

export interface RejectedWithdrawal {
  _id: string;
  userName: string;
  /** Rupees. */
  amount: number;
}

/** Withdrawals that the reversal of a recharge rejected, newest first: they were decided with it. */
export async function rejectedByReversal(
  queries: Queries,
  rechargeId: string,
): Promise<RejectedWithdrawal[]> {
  const rows = await queries
    .selectFrom('recharges')
    .leftJoin('referrals', 'referrals.referred_user_id', 'recharges.user_id')
    .innerJoin('withdrawals', (join) =>
      join
        .onRef('withdrawals.decided_at', '=', 'recharges.reversed_at')
        .onRef('withdrawals.decided_by', '=', 'recharges.reversed_by')
        .on((on) =>
          on.or([
            on('withdrawals.user_id', '=', on.ref('recharges.user_id')),
            on('withdrawals.user_id', '=', on.ref('referrals.referrer_user_id')),
          ]),
        ),
    )
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .select(['withdrawals.id', 'users.name', 'withdrawals.amount_paise'])
    .where('recharges.id', '=', rechargeId)
    .where('withdrawals.status', '=', 'rejected')
    .orderBy('withdrawals.created_at', 'desc')
    .orderBy('withdrawals.id', 'desc')
    .execute();
  return rows.map((row) => ({ _id: row.id, userName: row.name, amount: toRupees(row.amount_paise) }));
}
