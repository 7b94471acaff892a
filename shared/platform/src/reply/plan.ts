import { DAILY_REELS, PLAN_DAYS, STREAK_DAYS } from '@reelrupee/contract/constants';
import { amount, count, day, flag, id, oneOf, price, text } from './fields';
import { below, isRecord, readFields, type Read, type ReportDrop } from './readFields';

/** A plan as screens use it. Amounts are rupees; what the provider does not tell is undefined. */
export interface Plan {
  _id: string;
  title: string;
  isFree: boolean;
  rechargeAmount?: number | undefined;
  earningsPerReel?: number | undefined;
  totalEarnings?: number | undefined;
  totalDays: number;
  streakDaysRequired: number;
}

/** A plan on offer, whose price is known. */
export interface PlanOffer extends Plan {
  rechargeAmount: number;
}

/** A plan that the user has. Streak, total and locked earnings come from our own provider only. */
export interface UserPlan {
  planId: Plan;
  status: 'active' | 'ended';
  /** 1 on the first day, totalDays on the last. */
  dayNumber?: number | undefined;
  /** Days left after today. */
  dynamicDaysLeft?: number | undefined;
  watchedReels?: number | undefined;
  /** Reels that count on one day. */
  totalReels: number;
  reelsWatchedToday?: number | undefined;
  /** Today's reels that the user has not watched on an earlier day. */
  newReelsToday?: number | undefined;
  totalEarnedToday?: number | undefined;
  totalEarned?: number | undefined;
  streakDays?: number | undefined;
  /** Days that the streak may still miss without starting again. */
  missableDays?: number | undefined;
  lockedEarnings?: number | undefined;
  /** IST day, YYYY-MM-DD, on which they become available if no day is missed. */
  unlocksOn?: string | undefined;
}

const LONGEST_PLAN_DAYS = 3650;
const MOST_REELS_A_DAY = 100;

const planFields = {
  _id: id,
  title: text,
  type: oneOf(['free', 'paid']),
  isFree: flag,
  rechargeAmount: price,
  earningsPerReel: price,
  totalEarnings: price,
  totalDays: count(LONGEST_PLAN_DAYS, 1),
  streakDaysRequired: count(LONGEST_PLAN_DAYS, 1),
};

const userPlanFields = {
  status: oneOf(['active', 'ended']),
  dayNumber: count(LONGEST_PLAN_DAYS, 1),
  dynamicDaysLeft: count(LONGEST_PLAN_DAYS),
  watchedReels: count(),
  totalReels: count(MOST_REELS_A_DAY, 1),
  reelsWatchedToday: count(),
  newReelsToday: count(MOST_REELS_A_DAY),
  totalEarnedToday: amount,
  totalEarned: amount,
  streakDays: count(),
  lockedEarnings: amount,
  unlocksOn: day,
  missableDays: count(),
};

/** A plan, or a mere reference to one by its id; null without an id. */
export const readPlan: Read<Plan> = (value, report) => {
  const given = isRecord(value) ? value : { _id: value };
  const { _id, title, type, ...fields } = readFields(planFields, given, report);
  if (_id === undefined) return null;
  const isFree = fields.isFree ?? (type === 'free' || fields.rechargeAmount === 0);
  return {
    ...fields,
    _id,
    isFree,
    title: title?.trim() || (isFree ? 'Free Plan' : 'Plan'),
    totalDays: fields.totalDays ?? PLAN_DAYS,
    streakDaysRequired: fields.streakDaysRequired ?? STREAK_DAYS,
  };
};

/** A plan on offer; null when its price is missing, since it could not be recharged. */
export const readPlanOffer: Read<PlanOffer> = (value, report) => {
  const plan = readPlan(value, report);
  if (plan === null) return null;
  const rechargeAmount = plan.rechargeAmount ?? (plan.isFree ? 0 : undefined);
  return rechargeAmount === undefined ? null : { ...plan, rechargeAmount };
};

/** A user's plan; null without the plan itself. */
export const readUserPlan: Read<UserPlan> = (value, report) => {
  if (!isRecord(value)) return null;
  const plan = readPlan(value['planId'], below(report, '.planId'));
  return plan && { planId: plan, ...readProgress(plan.totalDays, value, report) };
};

/** Status of a plan; one without a status is active. */
export function readProgress(totalDays: number, value: Record<string, unknown>, report: ReportDrop) {
  const fields = readFields(userPlanFields, value, report);
  return {
    ...fields,
    status: fields.status ?? ('active' as const),
    totalReels: fields.totalReels ?? DAILY_REELS,
    dayNumber: fields.dayNumber ?? dayOf(totalDays, fields.dynamicDaysLeft),
  };
}

function dayOf(totalDays: number, daysLeft: number | undefined): number | undefined {
  return daysLeft === undefined ? undefined : Math.max(1, totalDays - daysLeft);
}
