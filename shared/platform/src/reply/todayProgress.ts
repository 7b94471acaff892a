import { readPlan, readProgress, type Plan, type UserPlan } from './plan';
import { isRecord, type Read } from './readFields';

/** Today's progress of a plan: the fields of the plan and of the user's plan in one object. */
export interface TodayProgress
  extends Omit<UserPlan, 'planId'>, Pick<Plan, 'title' | 'isFree' | 'totalDays' | 'streakDaysRequired'> {
  planId: string;
}

/** Null without the plan's id. */
export const readTodayProgress: Read<TodayProgress> = (value, report) => {
  if (!isRecord(value)) return null;
  const plan = readPlan({ ...value, _id: value['planId'] }, report);
  if (plan === null) return null;
  const { _id: planId, title, isFree, totalDays, streakDaysRequired } = plan;
  return { planId, title, isFree, totalDays, streakDaysRequired, ...readProgress(totalDays, value, report) };
};
