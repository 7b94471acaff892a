/** Users with plans and money, created by calls of the provider, without the screens. */
import type { SignedInUser } from '@reelrupee/contract/entities';
import { rechargeBreakdown, toPaise, toRupees } from '@reelrupee/contract/money';
import { smallPng } from '../../api/src/testing/images';
import type { TestApi } from '../../api/src/testing/startTestApi';
import { call } from './calls';
import { newPerson, register } from './people';

const MINUTE_MS = 60_000;
let utr = 0;

/** The plan on offer for a number of rupees. */
export async function planOf(api: TestApi, rupees: number) {
  const { data } = await call(api.url, 'getPlan', {});
  const plan = data.find(({ rechargeAmount }) => rechargeAmount === rupees);
  if (!plan) throw new Error(`no plan of ₹${rupees}`);
  return plan;
}

/** Sends the proof of a payment for a plan; the request is then pending. */
export async function requestRecharge(api: TestApi, user: SignedInUser, rupees: number) {
  const payment = {
    userId: user._id,
    planId: (await planOf(api, rupees))._id,
    amount: toRupees(rechargeBreakdown(toPaise(rupees)).total),
    transactionId: `${process.pid}`.padStart(6, '0') + String(++utr).padStart(6, '0'),
    qrImage: smallPng(),
  };
  return (await call(api.url, 'rechargePlan', payment, user.token)).data;
}

/** Recharges a plan, or activates the free one for 0 rupees, and lets an administrator decide. */
export async function recharge(
  api: TestApi,
  user: SignedInUser,
  rupees: number,
  decision: 'approve' | 'reject' = 'approve',
): Promise<void> {
  const own = { userId: user._id, planId: (await planOf(api, rupees))._id };
  if (rupees === 0) return void (await call(api.url, 'rechargePlan', own, user.token));
  const { _id } = await requestRecharge(api, user, rupees);
  const reason = decision === 'reject' ? { reason: 'Payment not found' } : {};
  await call(api.url, 'adminDecideRecharge', { _id, decision, ...reason }, api.admin.token);
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
  const own = { userId: user._id, planId: (await planOf(api, rupees))._id };
  const { data } = await call(api.url, 'getReelsByUserPlan', { ...own, skip: 0, limit: 10 }, user.token);
  for (const reel of data.filter(({ watched }) => !watched).slice(0, count)) {
    api.clock.advance(2 * MINUTE_MS);
    await call(api.url, 'markReelWatched', { ...own, videoId: reel._id }, user.token);
  }
}

/** Gives a user a payee. */
export async function giveUpiId(api: TestApi, { _id: userId, name, email, phone, token }: SignedInUser) {
  const profile = { userId, name, email, phone, userUpiId: 'asha@upi' };
  await call(api.url, 'updateUserProfile', profile, token);
}
