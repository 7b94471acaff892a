import type { UserPlan } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';
import { addDays, daysBetween } from '../time/istDay';
import { type PlanTerms, toPlanDto } from './planDto';

/** A row of user_plans with its terms, its locked balance and the reels of the day in question. */
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
  /** Reels of the day that the user has not watched on an earlier day; null before the day is planned. */
  new_reels?: number | null;
}

/**
 * Maps a user's plan to the contract on the IST day `today`. All day counts are derived when read; no job runs. Days are
 * counted back from the end, which a freeze moves.
 */
export function toUserPlanDto(row: UserPlanRow, today: string): UserPlan {
  const daysLeft = Math.max(0, daysBetween(today, row.ends_on));
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
    streakDays: streakOn(row, today),
    lockedEarnings: toRupees(row.locked_paise),
    ...(row.new_reels !== undefined && status === 'active' ? { newReelsToday: row.new_reels ?? 0 } : {}),
  };
}

/** The streak continues while its last counted day is today or yesterday; a missed day resets it to 0. */
function streakOn(row: Pick<UserPlanRow, 'last_counted_on' | 'streak_days_now'>, today: string): number {
  if (row.last_counted_on === null) return 0;
  return row.last_counted_on >= addDays(today, -1) ? row.streak_days_now : 0;
}
