import { addDays } from '../time/istDay';

export interface CountedDays {
  last_counted_on: string | null;
  /** Day of unfreezing, which the streak may miss. */
  forgiven_on: string | null;
}

/**
 * Tells if a plan's streak still runs on the IST day `day`: the last counted day is that day or the one before, a forgiven
 * one aside. The same rule as in reels/mark_reel_watched.sql.
 */
export function continuesOn(
  { last_counted_on: last, forgiven_on: forgiven }: CountedDays,
  day: string,
): boolean {
  if (last === null) return false;
  const yesterday = addDays(day, -1);
  return last >= yesterday || (forgiven === yesterday && last === addDays(day, -2));
}
