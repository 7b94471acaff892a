import { daysBetween } from '../time/istDay';

export interface CountedDays {
  last_counted_on: string | null;
  /** Day of unfreezing, which the streak may miss. */
  forgiven_on: string | null;
  /** The missed day that the streak continued without; null if there is none yet. */
  missed_on: string | null;
}

/** Days that a streak may miss without starting again, in all of the plan. */
const MISSABLE_DAYS = 1;

/**
 * Tells if a plan's streak still runs on the IST day `day`: no day since the last counted one was missed, or one that the
 * plan may miss. The same rule as in reels/count_day.sql.
 */
export function isStreakRunning(days: CountedDays, day: string): boolean {
  return days.last_counted_on !== null && missableDays(days, day) >= 0;
}

/** Days that a streak may still miss from the IST day `day` on; negative if it has ended. */
export function missableDays(days: CountedDays, day: string): number {
  return MISSABLE_DAYS - Number(days.missed_on !== null) - missedDays(days, day);
}

/** Days between the last counted day and the IST day `day`, the forgiven one aside; 0 while none was counted. */
export function missedDays(
  { last_counted_on: last, forgiven_on: forgiven }: CountedDays,
  day: string,
): number {
  if (last === null || last >= day) return 0;
  const isForgiven = forgiven !== null && forgiven > last && forgiven < day;
  return daysBetween(last, day) - 1 - Number(isForgiven);
}
