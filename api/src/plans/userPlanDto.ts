import type { UserPlan } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';
import { addDays, daysBetween } from '../time/istDay';
import { type PlanTerms, toPlanDto } from './planDto';

/** A bought plan as it is stored, with what was watched on the day that it is looked at. */
export interface UserPlanRow extends PlanTerms {
  started_on: string;
  ends_on: string;
  watched_reels: number;
  earned_paise: number;
  locked_paise: number;
  streak_days_now: number;
  last_counted_on: string | null;
  watched_today: number;
  reels_today: number;
  earned_today_paise: number;
}

/** A bought plan as the contract shows it on the IST day `today`. Pure: nothing waits for a timer to run. */
export function toUserPlanDto(row: UserPlanRow, today: string): UserPlan {
  const dayNumber = Math.min(row.total_days, daysBetween(row.started_on, today) + 1);
  return {
    planId: toPlanDto(row),
    status: row.ends_on < today ? 'ended' : 'active',
    startedOn: row.started_on,
    dayNumber,
    dynamicDaysLeft: row.total_days - dayNumber,
    watchedReels: row.watched_reels,
    totalReels: row.reels_today,
    reelsWatchedToday: row.watched_today,
    totalEarnedToday: toRupees(row.earned_today_paise),
    totalEarned: toRupees(row.earned_paise),
    streakDays: streakOn(row, today),
    lockedEarnings: toRupees(row.locked_paise),
  };
}

/** A streak stands while its last counted day is today or yesterday; after a missed day it is gone. */
function streakOn(row: Pick<UserPlanRow, 'last_counted_on' | 'streak_days_now'>, today: string): number {
  if (row.last_counted_on === null) return 0;
  return row.last_counted_on >= addDays(today, -1) ? row.streak_days_now : 0;
}
