import {
  askConfirm,
  callAction,
  discardAllDrafts,
  endSession,
  clearQueries,
  navigateTo,
  routes,
  showToast,
} from '@reelrupee/platform';
import { singleFlight } from '@reelrupee/ui/core';
import { t } from '../texts/texts';

const once = singleFlight();

/** Asks, once however often it is tapped, and logs out on yes: the stored session is gone at once, whether or not the provider can be told. */
export async function confirmLogOut(): Promise<void> {
  await once(askAndLogOut);
}

async function askAndLogOut(): Promise<void> {
  const confirmed = await askConfirm({
    title: t('Are you sure?'),
    text: t('Do you want to log out?'),
    confirmLabel: t('Yes, log out'),
    cancelLabel: t('Cancel'),
  });
  if (!confirmed) {
    showToast('info', `${t('Cancelled')}\n${t('You are still logged in.')}`);
    return;
  }
  // The call has read its token before the session is forgotten here.
  void callAction('userLogout', {});
  endSession();
  discardAllDrafts();
  clearQueries();
  showToast('success', t('Logged out!'));
  navigateTo(routes.home);
}
