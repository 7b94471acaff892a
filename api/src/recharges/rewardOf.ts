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
}

/**
 * The reward that a referrer has for a recharge, null if none. Locks the referral, so that no other recharge of the
 * friend is rewarded meanwhile.
 */
export async function rewardOf(queries: Queries, request: Request): Promise<RewardOfRecharge | null> {
  const { id, user_id: userId } = request;
  const referral = await queries
    .selectFrom('referrals')
    .select(['referrer_user_id', 'reward_paise'])
    .where('referred_user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!referral) return null;
  const { rows } = await sql<{ ref: string }>`
    select ref from journal_rows as reward where kind = 'referral_reward'
      and (ref = ${id} or ref = ${userId} and ${id} = ${firstRewarded(userId)})
    order by ref = ${id} desc limit 1`.execute(queries);
  const [journal] = rows;
  if (!journal) return null;
  return { referrerId: referral.referrer_user_id, ref: journal.ref, paise: referral.reward_paise };
}

/**
 * The recharge of a friend's first reward, whose ref is the friend: the one that was approved at its instant. Of several,
 * it is the first one whose sale follows, since an approval posts the reward first and keeps the referral locked.
 */
const firstRewarded = (userId: string) => sql`(
  select sale.ref from recharges join journal_rows as sale on sale.kind = 'recharge' and sale.ref = recharges.id
    where recharges.user_id = ${userId} and recharges.decided_at = reward.posted_at
    order by sale.id > reward.id desc, sale.id limit 1)`;
