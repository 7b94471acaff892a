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
  earned: number;
  locked: number;
  unlocked: boolean;
}

export interface ModelRecharge {
  id: string;
  user: number;
  plan: Plan;
  status: 'pending' | 'approved' | 'rejected';
  archived: boolean;
}

export interface ModelWithdrawal {
  id: string;
  user: number;
  paise: number;
  status: 'pending' | 'approved' | 'rejected';
}

export interface ModelUser {
  referrer: number | null;
  available: number;
  held: number;
  deposit: number;
  withdrawn: number;
  referralEarnings: number;
  rewarded: boolean;
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
    rewarded: false,
    hadFree: false,
    plans: [],
  };
}

/** The purchase that counts today, if the plan runs. */
export function runningPlan(user: ModelUser, plan: Plan, today: string): ModelPlan | undefined {
  return user.plans.find(
    (bought) => bought.plan._id === plan._id && daysBetween(bought.startedOn, today) < PLAN_DAYS,
  );
}

export function startPlan(user: ModelUser, plan: Plan, today: string): void {
  user.plans.push({ plan, startedOn: today, watchedOn: new Map(), earned: 0, locked: 0, unlocked: false });
}

/** Credits one reel by the rules of the streak, derived from nothing but what was watched on which day. */
export function watchOne(user: ModelUser, bought: ModelPlan, today: string): void {
  const paise = toPaise(bought.plan.earningsPerReel);
  bought.watchedOn.set(today, (bought.watchedOn.get(today) ?? 0) + 1);
  bought.earned += paise;
  if (bought.unlocked) user.available += paise;
  else bought.locked += paise;
  if (bought.unlocked || !isFull(bought, today)) return;
  const yesterday = addDays(today, -1);
  if (!isFull(bought, yesterday) && isFull(bought, addDays(today, -2))) bought.missed ??= yesterday;
  if (streakEndingOn(bought, today) < STREAK) return;
  bought.unlocked = true;
  user.available += bought.locked;
  bought.locked = 0;
}

function isFull(bought: ModelPlan, day: string): boolean {
  return bought.watchedOn.get(day) === DAILY;
}

function streakEndingOn(bought: ModelPlan, last: string): number {
  let streak = 0;
  for (let day = last; isFull(bought, day) || day === bought.missed; day = addDays(day, -1)) {
    if (day !== bought.missed) streak += 1;
  }
  return streak;
}

export function approve(model: Model, recharge: ModelRecharge): void {
  recharge.status = 'approved';
  const user = userAt(model, recharge.user);
  const paise = toPaise(recharge.plan.rechargeAmount);
  user.deposit += paise;
  startPlan(user, recharge.plan, model.today);
  if (user.referrer === null || user.rewarded) return;
  user.rewarded = true;
  const referrer = userAt(model, user.referrer);
  referrer.available += referralReward(paise);
  referrer.referralEarnings += referralReward(paise);
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
