import {
  clearQueries,
  discardAllDrafts,
  endSession,
  navigateTo,
  routes,
  showToast,
} from '@reelrupee/platform';
import { t } from '../texts/texts';

/** Ends the session of a closed account on this device, as a log-out does; the provider has already ended it. */
export function endClosedSession(): void {
  endSession();
  discardAllDrafts();
  clearQueries();
  showToast('success', t('Your account is closed.'));
  // In place of the dialog's history entry.
  navigateTo(routes.home, { replace: true });
}
