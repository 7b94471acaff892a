const DAY_MS = 86_400_000;

/**
 * Days of the month of the days that a streak still needs, as in a calendar. The last one is the IST day `unlocksOn`; the
 * texts are empty if that is unknown.
 */
export function daysToCome(count: number, unlocksOn: string | undefined): string[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    if (unlocksOn === undefined) return '';
    const day = new Date(Date.parse(unlocksOn) - (count - 1 - index) * DAY_MS);
    return String(day.getUTCDate());
  });
}
