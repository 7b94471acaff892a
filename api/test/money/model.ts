/** A reference model of all money movements, in memory; amounts in paise. */
import { referralReward, toPaise, withdrawalBreakdown } from '@reelrupee/contract/money';
import type { Plan } from '@reelrupee/contract/entities';
import { addDays, daysBetween } from '../../src/time/istDay';

export const DAILY = 10;
const STREAK = 10;
const PLAN_DAYS = 50;

export interface ModelPlan {
  plan: Plan;
  startedOn: string;
  watchedOn: Map<string, number>;
  /** The missed day that was forgiven, once for the plan. */
  missed?: string;
  /** Earnings in paise that were not taken back. */
  earned: number;
  locked: number;
  unlocked: boolean;
  reversed: boolean;
  /** Days that a freeze gave back. */
  returned: Set<string>;
}

export interface ModelRecharge {
  id: string;
  user: number;
  plan: Plan;
  status: 'pending' | 'approved' | 'rejected';
  archived: boolean;
  /** The plan that the approval has started. */
  bought?: ModelPlan;
}

export interface ModelWithdrawal {
  id: string;
  user: number;
  paise: number;
  status: 'pending' | 'approved' | 'rejected' | 'returned';
}

export interface ModelUser {
  referrer: number | null;
  available: number;
  held: number;
  deposit: number;
  withdrawn: number;
  referralEarnings: number;
  /** Paise that the referrer has for this user, and the recharge that they are for. */
  reward: number;
  rewardedFor: ModelRecharge | null;
  wasRewarded: boolean;
  /** The day of the freeze. */
  frozenOn: string | null;
  closed: boolean;
  hadFree: boolean;
  plans: ModelPlan[];
}

export interface Model {
  today: string;
  users: ModelUser[];
  recharges: ModelRecharge[];
  withdrawals: ModelWithdrawal[];
}

export function newUser(referrer: number | null): ModelUser {
  return {
    referrer,
    available: 0,
    held: 0,
    deposit: 0,
    withdrawn: 0,
    referralEarnings: 0,
    reward: 0,
    rewardedFor: null,
    wasRewarded: false,
    frozenOn: null,
    closed: false,
    hadFree: false,
    plans: [],
  };
}

/** The purchase that counts today, if the plan runs. */
export function runningPlan(user: ModelUser, plan: Plan, today: string): ModelPlan | undefined {
  return user.plans.find(
    (bought) => bought.plan._id === plan._id && !bought.reversed && endOf(bought) >= today,
  );
}

/** The last day of a plan. */
export function endOf({ startedOn, returned }: ModelPlan): string {
  return addDays(startedOn, PLAN_DAYS - 1 + returned.size);
}

/** Days left after today; a day that was given back counts as one of the plan until it has passed. */
export function daysLeft(bought: ModelPlan, today: string): number {
  const before = [...bought.returned].filter((day) => day < today).length;
  return Math.max(0, PLAN_DAYS - 1 + before - daysBetween(bought.startedOn, today));
}

export function startPlan(user: ModelUser, plan: Plan, today: string): ModelPlan {
  const bought = {
    plan,
    startedOn: today,
    watchedOn: new Map(),
    earned: 0,
    locked: 0,
    unlocked: false,
    reversed: false,
    returned: new Set<string>(),
  };
  user.plans.push(bought);
  return bought;
}

/** Credits one reel by the rules of the streak, derived from nothing but what was watched on which day. */
export function watchOne(user: ModelUser, bought: ModelPlan, today: string): void {
  const paise = toPaise(bought.plan.earningsPerReel);
  bought.watchedOn.set(today, (bought.watchedOn.get(today) ?? 0) + 1);
  bought.earned += paise;
  if (isComplete(bought, today)) bought.returned.delete(today);
  if (bought.unlocked) user.available += paise;
  else bought.locked += paise;
  if (!isComplete(bought, today)) return;
  const [missed, ...others] = missedBefore(bought, today);
  if (missed !== undefined && others.length === 0) bought.missed ??= missed;
  if (bought.unlocked || streakOn(bought, today) < STREAK) return;
  bought.unlocked = true;
  user.available += bought.locked;
  bought.locked = 0;
}

export function isComplete({ watchedOn }: ModelPlan, day: string): boolean {
  return watchedOn.get(day) === DAILY;
}

/** Days between the last complete day and this one, those that were given back aside; none if no day was complete. */
function missedBefore(bought: ModelPlan, today: string): string[] {
  const missed: string[] = [];
  for (let day = addDays(today, -1); day >= bought.startedOn; day = addDays(day, -1)) {
    if (isComplete(bought, day)) return missed;
    if (!bought.returned.has(day)) missed.push(day);
  }
  return [];
}

/**
 * Complete days in a row up to today, which need not be complete yet; days that were given back and the missed day are
 * left out.
 */
export function streakOn(bought: ModelPlan, today: string): number {
  const [missed, ...others] = missedBefore(bought, today);
  const forgiven = bought.missed ?? (others.length === 0 ? missed : undefined);
  let streak = 0;
  for (let day = today; day >= bought.startedOn; day = addDays(day, -1)) {
    if (isComplete(bought, day)) streak += 1;
    else if (day !== today && day !== forgiven && !bought.returned.has(day)) break;
  }
  return streak;
}

export function approve(model: Model, recharge: ModelRecharge): void {
  recharge.status = 'approved';
  const user = userAt(model, recharge.user);
  const paise = toPaise(recharge.plan.rechargeAmount);
  user.deposit += paise;
  recharge.bought = startPlan(user, recharge.plan, model.today);
  const others = approvedOf(model, recharge.user).filter((other) => other !== recharge);
  if (!user.wasRewarded || others.length === 0) reward(model, recharge);
}

/** Approved recharges of a user in the order of their approvals. */
export function approvedOf(model: Model, index: number): ModelRecharge[] {
  const { plans } = userAt(model, index);
  const order = ({ bought }: ModelRecharge) => plans.findIndex((plan) => plan === bought);
  return model.recharges
    .filter(({ user, status }) => user === index && status === 'approved')
    .sort((one, other) => order(one) - order(other));
}

/** Rewards the referrer for a recharge, less what is left of an earlier reward, all of which is then for this one. */
export function reward(model: Model, recharge: ModelRecharge): void {
  const user = userAt(model, recharge.user);
  const referrer = user.referrer === null ? undefined : userAt(model, user.referrer);
  if (!referrer || referrer.closed) return;
  user.rewardedFor = recharge;
  const paise = referralReward(toPaise(recharge.plan.rechargeAmount)) - user.reward;
  if (paise <= 0) return;
  user.wasRewarded = true;
  user.reward += paise;
  referrer.available += paise;
  referrer.referralEarnings += paise;
}

export function decideWithdrawal(model: Model, withdrawal: ModelWithdrawal, pay: boolean): void {
  withdrawal.status = pay ? 'approved' : 'rejected';
  const user = userAt(model, withdrawal.user);
  user.held -= withdrawal.paise;
  if (pay) user.withdrawn += withdrawal.paise;
  else user.available += withdrawal.paise;
}

/** The net amount of a withdrawal. */
export function netOf(paise: number): number {
  return withdrawalBreakdown(paise).net;
}

export function userAt(model: Model, index: number): ModelUser {
  const user = model.users[index];
  if (!user) throw new Error(`There is no user ${index}`);
  return user;
}
