import { referralReward } from '@reelrupee/contract/money';
import { isClosed } from '../accounts/closure/isClosed';
import type { Queries } from '../database/database';
import { postJournal } from '../ledger/postJournal';

export interface PaidRecharge {
  id: string;
  /** Id of the referred user. */
  userId: string;
  /** Price of the plan without charge, in paise. */
  planPaise: number;
}

export interface LockedReferral {
  referrerId: string;
  /** Paise that the referrer has for this friend so far, the rest of a reversed reward included. */
  paise: number;
}

/** The referral of a user, locked until the transaction ends; undefined if nobody referred the user. */
export function lockReferral(queries: Queries, userId: string): Promise<LockedReferral | undefined> {
  return queries
    .selectFrom('referrals')
    .select(['referrer_user_id as referrerId', 'reward_paise as paise'])
    .where('referred_user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Posts the reward for a recharge, less what the referrer has for this friend already. Returns false, and changes
 * nothing, if a reward with this ref exists, nothing is due, or the referrer has closed
 * the account.
 */
export async function postReward(
  queries: Queries,
  recharge: PaidRecharge,
  { referrerId, paise: hasPaise }: LockedReferral,
  ref: string,
  at: Date,
): Promise<boolean> {
  const paise = referralReward(recharge.planPaise) - hasPaise;
  if (paise <= 0 || (await isClosed(queries, referrerId))) return false;
  const posted = await postJournal(queries, {
    kind: 'referral_reward',
    ref,
    at,
    entries: [
      { account: 'referral_rewards', ownerId: null, paise: -paise },
      { account: 'available', ownerId: referrerId, paise },
    ],
  });
  if (!posted) return false;
  await queries
    .updateTable('referrals')
    .set(({ eb }) => ({ reward_paise: eb('reward_paise', '+', paise) }))
    .where('referred_user_id', '=', recharge.userId)
    .execute();
  return true;
}
