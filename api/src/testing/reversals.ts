import type { Plan } from '@reelrupee/contract/entities';
import { newId } from '../ids';
import { call, mustCall } from './apiClient';
import { newPerson, type Person } from './people';
import type { TestApi } from './startTestApi';
import { buyPlan, planOf, watchReels } from './watching';

export interface Bought {
  referrer: Person;
  person: Person;
  plan: Plan;
  /** Id of the recharge. */
  _id: string;
  transactionId: string;
}

/** A person with a plan of ₹250 and a referrer, who has been rewarded. */
export async function newBuyer(api: TestApi): Promise<Bought> {
  const referrer = await newPerson(api);
  const person = await newPerson(api, referrer.userId);
  const plan = await planOf(api, 250);
  const transactionId = newId();
  const { _id } = await buyPlan(api, person, plan, transactionId);
  return { referrer, person, plan, _id, transactionId };
}

/** The same after ten complete days, whose ₹100 have been released. */
export async function newEarningBuyer(api: TestApi): Promise<Bought> {
  const bought = await newBuyer(api);
  for (let day = 0; day < 10; day += 1) {
    await watchReels(api, bought.person, bought.plan._id, 10);
    api.clock.advance(24 * 60 * 60 * 1000);
  }
  return bought;
}

/** Reverses a recharge; gives the whole reply. */
export function reverse(api: TestApi, _id: string) {
  return call(api.url, 'adminReverseRecharge', { _id, reason: 'The bank took it back' }, api.admin.token);
}

/** A user with their balances. */
export function profileOf(api: TestApi, { userId, token }: Person) {
  return mustCall(api.url, 'getUserProfile', { userId }, token);
}

/** A user's transactions, newest first. */
export function historyOf(api: TestApi, { userId, token }: Person) {
  return mustCall(api.url, 'getUserTransactions', { userId }, token);
}

/** Requests a withdrawal of a number of rupees; gives its id. */
export async function withdraw(api: TestApi, { userId, token }: Person, amount: number): Promise<string> {
  const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount }, token);
  return _id;
}

/** Pays a withdrawal; gives the whole reply. */
export function pay(api: TestApi, _id: string) {
  return call(api.url, 'adminDecideWithdrawal', { _id, decision: 'pay', utr: newId() }, api.admin.token);
}
