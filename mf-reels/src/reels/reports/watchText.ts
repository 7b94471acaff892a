import { formatRupees } from '@reelrupee/platform';
import type { Watch } from './watch';

interface Circumstances {
  /** Rupees. */
  perReel: number;
  online: boolean;
  watchedToday: number;
  dailyReels: number;
}

/** What is said about a reel that has been watched to its end. */
export function watchText(
  watch: Watch,
  { perReel, online, watchedToday, dailyReels }: Circumstances,
): string {
  switch (watch.kind) {
    case 'watching':
    case 'earn':
      return '';
    case 'saving':
      return `Saving your ${formatRupees(perReel)}`;
    case 'unanswered':
      return online
        ? `Your ${formatRupees(perReel)} is not saved yet. Trying again`
        : `You are offline. Your ${formatRupees(perReel)} is saved as soon as you are back.`;
    case 'refused':
      return watch.msg || 'This reel did not count. Please watch it again.';
    case 'earned':
      return dailyReels > 0 ? `${watchedToday} of ${dailyReels} reels watched today` : '';
  }
}
