import { rechargeBreakdown, toPaise, toRupees } from '@reelrupee/contract/money';
import type { Plan, RechargeRequest } from '@reelrupee/contract/entities';
import { newId } from '../ids';
import { mustCall } from './apiClient';
import { smallPng } from './images';
import { newPerson, type Person } from './people';
import type { TestApi } from './startTestApi';

/** A signed-in user, as calls need them. */
type Caller = Pick<Person, 'userId' | 'token'>;

/** The free plan and the paid ones, by amount. */
export async function plansOf(api: TestApi): Promise<{ free: Plan; paid: Plan[] }> {
  const [free, ...paid] = await mustCall(api.url, 'getPlan', {});
  if (!free?.isFree) throw new Error('There is no free plan');
  return { free, paid };
}

/** The plan on offer for a number of rupees; the free one for 0. */
export async function planOf({ url }: Pick<TestApi, 'url'>, rupees: number): Promise<Plan> {
  const plans = await mustCall(url, 'getPlan', {});
  const plan = plans.find(({ rechargeAmount }) => rechargeAmount === rupees);
  if (!plan) throw new Error(`There is no plan of ₹${rupees}`);
  return plan;
}

export async function activateFree(api: TestApi, person: Caller): Promise<Plan> {
  const free = await planOf(api, 0);
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

/** A person who can withdraw a tenth of a plan's price for each friend who has bought it. */
export async function newEarner(api: TestApi, rupees = 250, friends = 1): Promise<Person> {
  const person = await newPerson(api);
  const plan = await planOf(api, rupees);
  for (let count = 0; count < friends; count += 1) {
    await buyPlan(api, await newPerson(api, person.userId), plan, newId());
  }
  return person;
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
