import type { UserPlan } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';
import { daysBetween } from '../time/istDay';
import { type CountedDays, isStreakRunning, missableDays } from './streakDays';
import { type PlanTerms, toPlanDto } from './planDto';

/** A row of user_plans with its terms, its locked balance and the reels of the day in question. */
export interface UserPlanRow extends PlanTerms, CountedDays {
  started_on: string;
  ends_on: string;
  watched_reels: number;
  earned_paise: number;
  locked_paise: number;
  streak_days_now: number;
  watched_today: number;
  reels_today: number;
  earned_today_paise: number;
  /** Reels of the day that the user has not watched on an earlier day; null before the day is planned. */
  new_reels?: number | null;
}

/**
 * Maps a user's plan to the contract on the IST day `today`. All day counts are derived when read; no job runs. Days are
 * counted back from the end, which a freeze moves. The day of unfreezing counts as if it were going to be complete: the
 * plan has one more day for it only if it is not.
 */
export function toUserPlanDto(row: UserPlanRow, today: string): UserPlan {
  const isGivenBack = row.forgiven_on === today && row.last_counted_on !== today;
  const daysLeft = Math.max(0, daysBetween(today, row.ends_on) - (isGivenBack ? 1 : 0));
  const continues = isStreakRunning(row, today);
  const status = row.ends_on < today ? 'ended' : 'active';
  return {
    planId: toPlanDto(row),
    status,
    startedOn: row.started_on,
    dayNumber: row.total_days - daysLeft,
    dynamicDaysLeft: daysLeft,
    watchedReels: row.watched_reels,
    totalReels: row.reels_today,
    reelsWatchedToday: row.watched_today,
    totalEarnedToday: toRupees(row.earned_today_paise),
    totalEarned: toRupees(row.earned_paise),
    streakDays: continues ? row.streak_days_now : 0,
    missableDays: missableDays(continues ? row : { ...row, last_counted_on: null }, today),
    lockedEarnings: toRupees(row.locked_paise),
    ...(row.new_reels !== undefined && status === 'active' ? { newReelsToday: row.new_reels ?? 0 } : {}),
  };
}
