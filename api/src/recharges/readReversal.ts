import type { Queries } from '../database/database';

export interface ReversalAmounts {
  userId: string;
  userPlanId: string;
  /** Locked earnings of the plan, all of which are taken back. */
  lockedPaise: number;
  /** Part of the plan's released earnings that the user still has. */
  availablePaise: number;
  /** The reward of a referrer, as far as it is still there; null if this recharge earned none. */
  reward: { referrerId: string; referredUserId: string; paise: number } | null;
}

interface Request {
  id: string;
  user_id: string;
  decided_at: Date | null;
}

/** Amounts that the reversal of an approved recharge takes back; locks their balances. */
export async function readReversal(queries: Queries, request: Request): Promise<ReversalAmounts> {
  const plan = await queries
    .selectFrom('user_plans')
    .select(['id', 'earned_paise', 'forfeited_paise'])
    .where('recharge_id', '=', request.id)
    .executeTakeFirstOrThrow();
  const reward = await rewardOf(queries, request);
  const owners = [request.user_id, ...(reward ? [reward.referrer_user_id] : [])];
  const balances = await queries
    .selectFrom('balances')
    .select(['account', 'owner_id', 'paise'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('account', '=', 'available'), eb('owner_id', 'in', owners)]),
        and([eb('account', '=', 'locked'), eb('owner_id', '=', plan.id)]),
      ]),
    )
    .orderBy('account')
    .orderBy('owner_id')
    .forUpdate()
    .execute();
  const balanceOf = (owner: string) => balances.find((row) => row.owner_id === owner)?.paise ?? 0;
  const lockedPaise = balanceOf(plan.id);
  const releasedPaise = plan.earned_paise - plan.forfeited_paise - lockedPaise;
  return {
    userId: request.user_id,
    userPlanId: plan.id,
    lockedPaise,
    availablePaise: Math.min(releasedPaise, balanceOf(request.user_id)),
    reward: reward
      ? {
          referrerId: reward.referrer_user_id,
          referredUserId: request.user_id,
          paise: Math.min(reward.reward_paise, balanceOf(reward.referrer_user_id)),
        }
      : null,
  };
}

/** The reward that the approval of this recharge posted: both have the same instant. */
function rewardOf(queries: Queries, { user_id: userId, decided_at: decidedAt }: Request) {
  return queries
    .selectFrom('referrals')
    .innerJoin('journals', (join) =>
      join
        .onRef('journals.ref', '=', 'referrals.referred_user_id')
        .on('journals.kind', '=', 'referral_reward'),
    )
    .select(['referrals.referrer_user_id', 'referrals.reward_paise'])
    .where('referrals.referred_user_id', '=', userId)
    .where('journals.posted_at', '=', decidedAt ?? new Date(0))
    .executeTakeFirst();
}
