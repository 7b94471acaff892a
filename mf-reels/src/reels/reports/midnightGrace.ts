import { startOfIstDay } from '../pagination/startOfIstDay';

/** The provider counts a reel that played across midnight for its own day for this long, in ms. */
export const MIDNIGHT_GRACE_MS = 600_000;

/** True if a reel of the day before still counts at an instant, in ms since 1970. */
export function isMidnightGrace(instant: number): boolean {
  return instant - startOfIstDay(instant) < MIDNIGHT_GRACE_MS;
}
