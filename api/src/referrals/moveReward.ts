import type { Queries } from '../database/database';
import { firstApproved } from './firstApproved';
import { lockReferral, postReward } from './postReward';

/**
 * Rewards the referrer for the friend's earliest paid recharge that is still approved, after the rewarded one was
 * reversed. Does nothing if there is none: the next approval is then rewarded.
 */
export async function moveReward(queries: Queries, userId: string, now: Date): Promise<void> {
  const referral = await lockReferral(queries, userId);
  const first = await firstApproved(queries, userId);
  if (referral && first) await postReward(queries, { ...first, userId }, referral, first.id, now);
}
