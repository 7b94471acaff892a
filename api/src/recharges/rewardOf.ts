import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { firstApproved } from '../referrals/firstApproved';
import { lockReferral } from '../referrals/postReward';

export interface RewardOfRecharge {
  referrerId: string;
  /** Ref of its journal, also of the one that takes it back. */
  ref: string;
  /** Paise that the referrer still has for this friend. */
  paise: number;
}

interface Request {
  id: string;
  user_id: string;
}

/**
 * The reward that a referrer has for a recharge, null if none. Locks the referral, so that no other recharge of the
 * friend is rewarded meanwhile.
 */
export async function rewardOf(queries: Queries, request: Request): Promise<RewardOfRecharge | null> {
  const referral = await lockReferral(queries, request.user_id);
  if (!referral || referral.paise === 0) return null;
  const rewarded = await rewardedRecharge(queries, request.user_id);
  if (rewarded?.id !== request.id) return null;
  return { referrerId: referral.referrerId, ref: rewarded.ref, paise: referral.paise };
}

/**
 * The approved recharge of a friend that a reward was posted for, with the reward's ref. If all of those are reversed,
 * what could not be taken back is kept for the earliest one that is still approved, which has no reward of its own; its id
 * is then the ref.
 */
async function rewardedRecharge(
  queries: Queries,
  userId: string,
): Promise<{ id: string; ref: string } | undefined> {
  const { rows } = await sql<{ id: string; ref: string }>`
    select recharges.id, reward.ref from recharges
        join journal_rows as reward on reward.kind = 'referral_reward' and reward.ref = any(array[recharges.id, ${userId}])
      where recharges.user_id = ${userId} and recharges.status = 'approved'
        and (reward.ref = recharges.id or recharges.id = ${firstRewarded(userId)}) limit 1`.execute(queries);
  if (rows[0]) return rows[0];
  const first = await firstApproved(queries, userId);
  return first && { id: first.id, ref: first.id };
}

/**
 * The recharge of a friend's first reward, whose ref is the friend: the one that was approved at its instant. Of several,
 * it is the first one whose sale follows, since an approval posts the reward first and keeps the referral locked.
 */
const firstRewarded = (userId: string) => sql`(
  select sale.ref from recharges as sold join journal_rows as sale on sale.kind = 'recharge' and sale.ref = sold.id
    where sold.user_id = ${userId} and sold.decided_at = reward.posted_at
    order by sale.id > reward.id desc, sale.id limit 1)`;
