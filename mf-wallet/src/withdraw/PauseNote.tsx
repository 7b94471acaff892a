import type { PauseReason } from '@reelrupee/contract/payoutPause';
import type { User } from '@reelrupee/platform';
import { Note } from '@reelrupee/ui/core';
import { t } from '../texts/texts';

/** Says before the form is filled in that nothing can be withdrawn now. The provider refuses it, also for reasons unknown here. */
export function PauseNote({ user }: { user: Pick<User, 'withdrawalsPaused'> }) {
  const text = pauseText(user.withdrawalsPaused);
  return text && <Note tone="pending">{text}</Note>;
}

function pauseText(reason: string | undefined): string | null {
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
