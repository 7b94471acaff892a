import { formatRupees, replyText } from '@reelrupee/platform';
import type { Watch } from './watch';
import { t } from '../../texts/texts';

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
  const earning = perReel === undefined ? t('earning') : formatRupees(perReel);
  switch (watch.kind) {
    case 'watching':
    case 'earn':
      return '';
    case 'saving':
    case 'unconfirmed':
      if (!online)
        return t('You’re offline. Your {earning} will be saved when you’re back online.', { earning });
      return watch.kind === 'saving'
        ? t('Saving your {earning}', { earning })
        : t('Your {earning} is not saved yet. Retrying…', { earning });
    case 'refused':
      return replyText(watch.msg) || t('This reel did not count. Please watch it again.');
    case 'earned':
      return dailyReels > 0 && watchedToday !== undefined
        ? t('{watched} of {total} reels watched today', { watched: watchedToday, total: dailyReels })
        : '';
  }
}
