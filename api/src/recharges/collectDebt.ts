import type { Queries } from '../database/database';
import { settleWithdrawal } from '../wallet/settleWithdrawal';
import type { WithdrawalRow } from '../wallet/withdrawalDto';

/** Money that a reversal takes back from a user's available balance, all of which is locked. */
export interface Debt {
  userId: string;
  paise: number;
  availablePaise: number;
  /** Pending withdrawals, newest first. */
  pending: readonly WithdrawalRow[];
}

export interface Rejection {
  /** The recharge that is reversed. */
  rechargeId: string;
  /** Shown to the user. */
  reason: string;
  /** Id of the administrator. */
  decidedBy: string;
  at: Date;
}

/**
 * Rejects the newest pending withdrawals until the available balance covers a debt. Returns the paise that are then
 * available for it; what has been paid out is missing.
 */
export async function collectDebt(queries: Queries, debt: Debt, rejection: Rejection): Promise<number> {
  let available = debt.availablePaise;
  for (const withdrawal of debt.pending) {
    if (available >= debt.paise) break;
    await reject(queries, withdrawal, rejection);
    available += withdrawal.amount_paise;
  }
  return Math.min(debt.paise, available);
}

async function reject(
  queries: Queries,
  withdrawal: WithdrawalRow,
  { rechargeId, reason, decidedBy, at }: Rejection,
): Promise<void> {
  await queries
    .updateTable('withdrawals')
    .set({
      status: 'rejected',
      reason,
      decided_at: at,
      decided_by: decidedBy,
      rejected_for_recharge_id: rechargeId,
    })
    .where('id', '=', withdrawal.id)
    .execute();
  await settleWithdrawal(queries, withdrawal, 'rejected', at);
}
