/** The profile’s dialogs. Each is a chunk of its own that loads antd only when it opens. */
import { lazyComponent } from '@reelrupee/platform';

export const withdrawDialog = lazyComponent(() => import('./withdraw/WithdrawDialog'));

export const updateProfileDialog = lazyComponent(() => import('./update-profile/UpdateProfileDialog'));
