import { referralReward } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';
import { postJournal } from '../ledger/postJournal';

/**
 * Rewards the referrer for the referred user's first approved paid recharge. The journal's ref is the referred
 * user, so a second recharge cannot be rewarded, not even a concurrent one.
 */
export async function rewardReferrer(
  queries: Queries,
  referredUserId: string,
  planPaise: number,
  now: Date,
): Promise<void> {
  const referral = await queries
    .selectFrom('referrals')
    .select('referrer_user_id')
    .where('referred_user_id', '=', referredUserId)
    .executeTakeFirst();
  const paise = referralReward(planPaise);
  if (!referral || paise === 0) return;
  const posted = await postJournal(queries, {
    kind: 'referral_reward',
    ref: referredUserId,
    at: now,
    entries: [
      { account: 'referral_rewards', ownerId: null, paise: -paise },
      { account: 'available', ownerId: referral.referrer_user_id, paise },
    ],
  });
  if (!posted) return;
  await queries
    .updateTable('referrals')
    .set({ reward_paise: paise })
    .where('referred_user_id', '=', referredUserId)
    .execute();
}
