import type { Queries } from '../database/database';
import { lockReferral, postReward } from './postReward';

/**
 * Rewards the referrer for the friend's earliest paid recharge that is still approved, after the rewarded one was
 * reversed. Does nothing if there is none: the next approval is then rewarded.
 */
export async function moveReward(queries: Queries, userId: string, now: Date): Promise<void> {
  const referral = await lockReferral(queries, userId);
  const first = await queries
    .selectFrom('recharges')
    .innerJoin('plan_terms', 'plan_terms.id', 'recharges.terms_id')
    .select(['recharges.id', 'plan_terms.recharge_paise as planPaise'])
    .where('recharges.user_id', '=', userId)
    .where('recharges.status', '=', 'approved')
    .where('recharges.amount_paise', '>', 0)
    .orderBy('recharges.decided_at')
    .orderBy('recharges.id')
    .limit(1)
    .executeTakeFirst();
  if (referral && first) await postReward(queries, { ...first, userId }, referral, first.id, now);
}
