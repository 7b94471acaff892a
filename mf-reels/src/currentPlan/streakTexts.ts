import type { Streak } from '@reelrupee/contract/streak';

/** Explains why earnings are locked and what unlocks them. */
export function lockedText(streak: Exclude<Streak, { kind: 'unlocked' }>, dailyReels: number): string {
  if (streak.kind !== 'running')
    return `Too few days are left for ${streak.required} in a row, so this amount stays locked.`;
  const { days, daysToGo } = streak;
  if (days === 0) return `Available after ${daysToGo} days in a row with all ${dailyReels} reels watched.`;
  const more = daysToGo === 1 ? '1 more day' : `${daysToGo} more days`;
  return `Available after ${more} in a row with all ${dailyReels} reels watched. If you miss a day, the count starts again.`;
}
