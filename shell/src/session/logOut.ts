import {
  askConfirm,
  discardAllDrafts,
  endSession,
  clearQueries,
  navigateTo,
  routes,
  sessionToken,
  sessionUserId,
  showToast,
} from '@reelrupee/platform';
import { singleFlight } from '@reelrupee/ui/core';
import { t } from '../texts/texts';
import { keepEndedToken } from './endedToken';

const once = singleFlight();

/** Asks, once however often it is tapped, and logs out on yes: the stored session is gone at once, and `sendEndedSessions` tells the provider as soon as it can. */
export async function confirmLogOut(): Promise<void> {
  await once(askAndLogOut);
}

async function askAndLogOut(): Promise<void> {
  const userId = sessionUserId();
  const confirmed = await askConfirm({
    title: t('Are you sure?'),
    text: t('Do you want to log out?'),
    confirmLabel: t('Yes, log out'),
    cancelLabel: t('Cancel'),
  });
  // Another tab has changed the user, which closed the question.
  if (sessionUserId() !== userId) return;
  if (!confirmed) {
    showToast('info', `${t('Cancelled')}\n${t('You are still logged in.')}`);
    return;
  }
  const token = sessionToken();
  if (token) keepEndedToken(token);
  endSession();
  discardAllDrafts();
  clearQueries();
  showToast('success', t('Logged out!'));
  // In place of the question's history entry, which at home the question leaves.
  if (window.location.pathname !== routes.home) navigateTo(routes.home, { replace: true });
}
