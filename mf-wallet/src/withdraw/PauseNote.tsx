import type { PauseReason } from '@reelrupee/contract/payoutPause';
import type { User } from '@reelrupee/platform';
import { Note } from '@reelrupee/ui/core';
import { t } from '../texts/texts';

/** Says before the form is filled in that nothing can be withdrawn now. The provider refuses it, also for reasons unknown here. */
export function PauseNote({ user }: { user: Pick<User, 'withdrawalsPaused'> }) {
  switch (user.withdrawalsPaused) {
    case 'bank' satisfies PauseReason:
      return (
        <Note tone="pending">
          {t(
            'Withdrawals are paused because of a problem at our bank. Your money is safe. Please try again later.',
          )}
        </Note>
      );
    case 'check' satisfies PauseReason:
      return (
        <Note tone="pending">
          {t('Withdrawals are paused for a security check. Your money is safe. Please try again later.')}
        </Note>
      );
    default:
      return null;
  }
}
