/** The profile’s dialogs, and what comes with them. Each dialog is a chunk of its own. */
import { lazyComponent } from '@reelrupee/platform';

export const withdrawDialog = lazyComponent(
  () => import(/* webpackChunkName: "withdraw" */ './withdraw/WithdrawDialog'),
);

export const updateProfileDialog = lazyComponent(
  () => import(/* webpackChunkName: "update" */ './update-profile/UpdateProfileDialog'),
);

/** In the chunk of the dialog that changes the email: it is there as soon as the dialog has saved. */
export const pendingEmailNote = lazyComponent(
  () => import(/* webpackChunkName: "update" */ './update-profile/PendingEmailNote'),
);
