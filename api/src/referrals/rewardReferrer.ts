import type { Queries } from '../database/database';
import { lockReferral, type PaidRecharge, postReward } from './postReward';

/**
 * Rewards the referrer for an approved recharge if it is the friend's only paid one that was not reversed. The first
 * journal's ref is the referred user, which the version before also uses; after a reversal it is the recharge.
 */
export async function rewardReferrer(queries: Queries, recharge: PaidRecharge, now: Date): Promise<void> {
  const referral = await lockReferral(queries, recharge.userId);
  if (!referral) return;
  if (await postReward(queries, recharge, referral, recharge.userId, now)) return;
  if (await hasOtherRecharge(queries, recharge)) return;
  await postReward(queries, recharge, referral, recharge.id, now);
}

/** True if another paid recharge of the user is approved; the lock on the referral keeps two from missing each other. */
async function hasOtherRecharge(queries: Queries, { id, userId }: PaidRecharge): Promise<boolean> {
  const other = await queries
    .selectFrom('recharges')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'approved')
    .where('amount_paise', '>', 0)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
