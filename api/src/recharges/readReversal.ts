import type { Queries } from '../database/database';
import type { Debt } from './collectDebt';
import { lockMoney } from './lockMoney';
import { rewardOf } from './rewardOf';

export interface ReversalDebts {
  userPlanId: string;
  /** Locked earnings of the plan in paise, all of which are taken back. */
  lockedPaise: number;
  /** The plan's released earnings. */
  earnings: Debt;
  /** The referrer's reward, with the ref of its journal; null if this recharge earned none. */
  reward: { ref: string; debt: Debt } | null;
}

interface Request {
  id: string;
  user_id: string;
}

/** Debts by the reversal of an approved recharge; locks the money that pays them until the transaction ends. */
export async function readReversal(queries: Queries, request: Request): Promise<ReversalDebts> {
  const { id: userPlanId } = await queries
    .selectFrom('user_plans')
    .select('id')
    .where('recharge_id', '=', request.id)
    .executeTakeFirstOrThrow();
  const reward = await rewardOf(queries, request);
  const users = [request.user_id, ...(reward ? [reward.referrerId] : [])];
  const { balanceOf, pendingOf } = await lockMoney(queries, users, userPlanId);
  const plan = await readEarnings(queries, userPlanId);
  const lockedPaise = balanceOf('locked', userPlanId);
  const debtOf = (userId: string, paise: number): Debt => ({
    userId,
    paise,
    availablePaise: balanceOf('available', userId),
    pending: pendingOf(userId),
  });
  return {
    userPlanId,
    lockedPaise,
    earnings: debtOf(request.user_id, plan.earned_paise - plan.forfeited_paise - lockedPaise),
    reward: reward && { ref: reward.ref, debt: debtOf(reward.referrerId, reward.paise) },
  };
}

/** Read when the locked earnings are locked: they may have been forfeited in the meantime. */
function readEarnings(queries: Queries, userPlanId: string) {
  return queries
    .selectFrom('user_plans')
    .select(['earned_paise', 'forfeited_paise'])
    .where('id', '=', userPlanId)
    .executeTakeFirstOrThrow();
}
