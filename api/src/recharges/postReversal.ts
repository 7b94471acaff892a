import type { Queries } from '../database/database';
import { postJournal } from '../ledger/postJournal';

export interface ReversalAmounts {
  userId: string;
  userPlanId: string;
  /** Locked earnings of the plan, in paise. */
  lockedPaise: number;
  /** Part of the plan's released earnings that the user still has, in paise. */
  availablePaise: number;
  /** Part of the referrer's reward that is still there, with the ref of the reward's journal; null without a reward. */
  reward: { ref: string; referrerId: string; paise: number } | null;
}

/** Posts a reversal's journals: the sale with the plan's earnings, and the referrer's reward. */
export async function postReversal(
  queries: Queries,
  rechargeId: string,
  price: { plan: number; charge: number; total: number },
  { userId, userPlanId, lockedPaise, availablePaise, reward }: ReversalAmounts,
  at: Date,
): Promise<void> {
  await postJournal(queries, {
    kind: 'recharge_reversed',
    ref: rechargeId,
    at,
    entries: [
      { account: 'cash', ownerId: null, paise: price.total },
      { account: 'plan_sales', ownerId: null, paise: -price.plan },
      { account: 'recharge_charges', ownerId: null, paise: -price.charge },
      { account: 'reel_rewards', ownerId: null, paise: lockedPaise + availablePaise },
      { account: 'locked', ownerId: userPlanId, paise: -lockedPaise },
      { account: 'available', ownerId: userId, paise: -availablePaise },
    ],
  });
  if (!reward || reward.paise === 0) return;
  await postJournal(queries, {
    kind: 'referral_reward_reversed',
    ref: reward.ref,
    at,
    entries: [
      { account: 'referral_rewards', ownerId: null, paise: reward.paise },
      { account: 'available', ownerId: reward.referrerId, paise: -reward.paise },
    ],
  });
  await queries
    .updateTable('referrals')
    .set(({ eb }) => ({ reward_paise: eb('reward_paise', '-', reward.paise) }))
    .where('referred_user_id', '=', userId)
    .execute();
}
