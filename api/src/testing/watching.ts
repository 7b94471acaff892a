import { rechargeBreakdown, toPaise, toRupees } from '@reelrupee/contract/money';
import type { Plan, RechargeRequest } from '@reelrupee/contract/entities';
import { mustCall } from './apiClient';
import { smallPng } from './images';
import type { Person } from './people';
import type { TestApi } from './startTestApi';

/** A signed-in user, as calls need them. */
type Caller = Pick<Person, 'userId' | 'token'>;

/** The free plan and the paid ones, by amount. */
export async function plansOf(api: TestApi): Promise<{ free: Plan; paid: Plan[] }> {
  const [free, ...paid] = await mustCall(api.url, 'getPlan', {});
  if (!free?.isFree) throw new Error('There is no free plan');
  return { free, paid };
}

export async function activateFree(api: TestApi, person: Caller): Promise<Plan> {
  const { free } = await plansOf(api);
  await mustCall(api.url, 'rechargePlan', { userId: person.userId, planId: free._id }, person.token);
  return free;
}

/** Requests a paid plan with a proof; the transaction id must be new. */
export function askForPlan(
  api: TestApi,
  person: Caller,
  plan: Plan,
  transactionId: string,
): Promise<RechargeRequest> {
  const amount = toRupees(rechargeBreakdown(toPaise(plan.rechargeAmount)).total);
  const { userId, token } = person;
  const payload = { userId, planId: plan._id, transactionId, amount, qrImage: smallPng() };
  return mustCall(api.url, 'rechargePlan', payload, token);
}

export async function buyPlan(
  api: TestApi,
  person: Caller,
  plan: Plan,
  transactionId: string,
): Promise<RechargeRequest> {
  const { _id } = await askForPlan(api, person, plan, transactionId);
  return mustCall(api.url, 'adminDecideRecharge', { _id, decision: 'approve' }, api.admin.token);
}

/** Watches the next `count` reels of today, each to the end. */
export async function watchReels(api: TestApi, person: Caller, planId: string, count: number): Promise<void> {
  const { userId, token } = person;
  const page = { userId, planId, skip: 0, limit: 20 };
  const reels = await mustCall(api.url, 'getReelsByUserPlan', page, token);
  for (const reel of reels.filter(({ watched }) => !watched).slice(0, count)) {
    api.clock.advance(reel.duration * 1000);
    await mustCall(api.url, 'markReelWatched', { userId, planId, videoId: reel._id }, token);
  }
}
