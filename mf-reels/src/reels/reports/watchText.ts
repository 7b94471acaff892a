import { formatRupees } from '@reelrupee/platform';
import type { Watch } from './watch';

interface WatchTextContext {
  /** Rupees. */
  perReel: number;
  online: boolean;
  watchedToday: number;
  dailyReels: number;
}

/** The message about a reel that has been watched to its end. */
export function watchText(
  watch: Watch,
  { perReel, online, watchedToday, dailyReels }: WatchTextContext,
): string {
  switch (watch.kind) {
    case 'watching':
    case 'earn':
      return '';
    case 'saving':
      return `Saving your ${formatRupees(perReel)}`;
    case 'unconfirmed':
      return online
        ? `Your ${formatRupees(perReel)} is not saved yet. Retrying…`
        : `You’re offline. Your ${formatRupees(perReel)} will be saved when you’re back online.`;
    case 'refused':
      return watch.msg || 'This reel did not count. Please watch it again.';
    case 'earned':
      return dailyReels > 0 ? `${watchedToday} of ${dailyReels} reels watched today` : '';
  }
}
