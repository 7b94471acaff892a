const DAY_MS = 24 * 60 * 60 * 1000;
const IST_AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;

/** The midnight in India at which the day of an instant began; both in ms since 1970. */
export function startOfIstDay(instant: number): number {
  return instant - ((instant + IST_AHEAD_OF_UTC_MS) % DAY_MS);
}
