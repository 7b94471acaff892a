import type { UserPlan } from '@reelrupee/platform';

const MILESTONE_DAYS = 10;

export interface Milestones {
  /** The day that is done, counted from 1. */
  day: number;
  /** That day is a milestone. */
  isReached: boolean;
  /** Null after the last day. `rupees` are the plan's earnings by then if every reel from now on is watched. */
  next: { day: number; rupees: number } | null;
}

/**
 * The milestones of a plan whose reels of today are all watched: every tenth day, and the last one. Null if the provider
 * does not tell what they depend on.
 */
export function milestonesOf({ planId, dayNumber, totalReels, totalEarned }: UserPlan): Milestones | null {
  const { totalDays, earningsPerReel } = planId;
  if (earningsPerReel === undefined || dayNumber === undefined || totalEarned === undefined) return null;
  if (dayNumber >= totalDays) return { day: dayNumber, isReached: true, next: null };
  const next = Math.min((Math.floor(dayNumber / MILESTONE_DAYS) + 1) * MILESTONE_DAYS, totalDays);
  const rupees = totalEarned + (next - dayNumber) * totalReels * earningsPerReel;
  return {
    day: dayNumber,
    isReached: dayNumber % MILESTONE_DAYS === 0,
    next: { day: next, rupees: Math.round(rupees * 100) / 100 },
  };
}
