import { sql } from 'kysely';
import type { Queries } from '../database/database';

export interface RewardOfRecharge {
  referrerId: string;
  /** Ref of its journal. */
  ref: string;
  /** Paise that the referrer still has for this friend. */
  paise: number;
}

interface Request {
  id: string;
  user_id: string;
  decided_at: Date | null;
}

/**
 * The reward that a referrer has for a recharge, null if none. Locks the referral, so that no other recharge of the
 * friend is rewarded meanwhile.
 */
export async function rewardOf(queries: Queries, request: Request): Promise<RewardOfRecharge | null> {
  const { id, user_id: userId, decided_at: decidedAt } = request;
  const referral = await queries
    .selectFrom('referrals')
    .select(['referrer_user_id', 'reward_paise'])
    .where('referred_user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!referral) return null;
  const journal = await queries
    .selectFrom('journal_rows')
    .select('ref')
    .where('kind', '=', 'referral_reward')
    .where(({ eb, or, and }) =>
      or([
        eb('ref', '=', id),
        // A friend's first reward has the friend's id, and the instant of the approval.
        and([eb('ref', '=', userId), eb('posted_at', '=', decidedAt ?? new Date(0))]),
      ]),
    )
    .orderBy(sql`ref = ${id}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!journal) return null;
  return { referrerId: referral.referrer_user_id, ref: journal.ref, paise: referral.reward_paise };
}
