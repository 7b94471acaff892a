/** Users with plans and money, created by calls of the provider, without the screens. */
import type { SignedInUser } from '@reelrupee/contract/entities';
import { mustCall } from '../../api/src/testing/apiClient';
import type { TestApi } from '../../api/src/testing/startTestApi';
import { activateFree, askForPlan, planOf, watchReels as watch } from '../../api/src/testing/watching';
import { newPerson, register } from './people';

let utr = 0;

/** Sends the proof of a payment for a plan; the request is then pending. */
export async function requestRecharge(api: TestApi, user: SignedInUser, rupees: number) {
  const transactionId = `${process.pid}`.padStart(6, '0') + String(++utr).padStart(6, '0');
  return askForPlan(api, callerOf(user), await planOf(api, rupees), transactionId);
}

/** Recharges a plan, or activates the free one for 0 rupees, and lets an administrator decide. */
export async function recharge(
  api: TestApi,
  user: SignedInUser,
  rupees: number,
  decision: 'approve' | 'reject' = 'approve',
): Promise<void> {
  if (rupees === 0) return void (await activateFree(api, callerOf(user)));
  const { _id } = await requestRecharge(api, user, rupees);
  const reason = decision === 'reject' ? { reason: 'Payment not found' } : {};
  await mustCall(api.url, 'adminDecideRecharge', { _id, decision, ...reason }, api.admin.token);
}

/** A new user with an active free plan. */
export async function freeUser(api: TestApi): Promise<SignedInUser> {
  const user = await register(api.url);
  await recharge(api, user, 0);
  return user;
}

/** A user with a number of rupees to withdraw, from a referral: a tenth of a friend's first plan. */
export async function userWith(api: TestApi, rupees: 25 | 50 | 100 | 200): Promise<SignedInUser> {
  const user = await register(api.url);
  const friend = await register(api.url, newPerson('Ravi Kumar'), user.UserReferralCode);
  await recharge(api, friend, rupees * 10);
  return user;
}

/** Watches a number of today's reels of a plan. */
export async function watchReels(api: TestApi, user: SignedInUser, rupees: number, count: number) {
  await watch(api, callerOf(user), (await planOf(api, rupees))._id, count);
}

/** Gives a user a payee. */
export async function giveUpiId(api: TestApi, { _id: userId, name, email, phone, token }: SignedInUser) {
  const profile = { userId, name, email, phone, userUpiId: 'asha@upi' };
  await mustCall(api.url, 'updateUserProfile', profile, token);
}

function callerOf({ _id, token }: SignedInUser) {
  return { userId: _id, token };
}
