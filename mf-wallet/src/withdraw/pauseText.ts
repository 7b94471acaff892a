import type { PauseReason } from '@reelrupee/contract/payoutPause';
import { t } from '../texts/texts';

/** The reason for which nothing can be withdrawn now; null without a pause, and for a reason that is unknown here. */
export function pauseText(reason: string | undefined): string | null {
  switch (reason) {
    case 'bank' satisfies PauseReason:
      return t(
        'Withdrawals are paused because of a problem at our bank. Your money is safe. Please try again later.',
      );
    case 'check' satisfies PauseReason:
      return t('Withdrawals are paused for a security check. Your money is safe. Please try again later.');
    default:
      return null;
  }
}
