import { formatRupees } from '@reelrupee/platform';
import type { Watch } from './watch';

interface WatchTextContext {
  /** Rupees; undefined if unknown. */
  perReel: number | undefined;
  online: boolean;
  watchedToday: number | undefined;
  dailyReels: number;
}

/** The message about a reel that has been watched to its end. */
export function watchText(
  watch: Watch,
  { perReel, online, watchedToday, dailyReels }: WatchTextContext,
): string {
  const earning = perReel === undefined ? 'earning' : formatRupees(perReel);
  switch (watch.kind) {
    case 'watching':
    case 'earn':
      return '';
    case 'saving':
      return `Saving your ${earning}`;
    case 'unconfirmed':
      return online
        ? `Your ${earning} is not saved yet. Retrying…`
        : `You’re offline. Your ${earning} will be saved when you’re back online.`;
    case 'refused':
      return watch.msg || 'This reel did not count. Please watch it again.';
    case 'earned':
      return dailyReels > 0 && watchedToday !== undefined
        ? `${watchedToday} of ${dailyReels} reels watched today`
        : '';
  }
}
