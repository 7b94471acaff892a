/** The profile’s dialogs, each a chunk of its own. */
import { lazyComponent } from '@reelrupee/platform';

export const withdrawDialog = lazyComponent(
  () => import(/* webpackChunkName: "withdraw" */ './withdraw/WithdrawDialog'),
);

export const updateProfileDialog = lazyComponent(
  () => import(/* webpackChunkName: "update" */ './update-profile/UpdateProfileDialog'),
);
