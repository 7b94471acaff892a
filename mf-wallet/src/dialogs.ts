/** The dialogs of the profile. Each is its own chunk, and brings antd only when it opens. */
import { lazyComponent } from '@reelrupee/platform';

export const withdrawDialog = lazyComponent(() => import('./withdraw/WithdrawDialog'));

export const updateProfileDialog = lazyComponent(() => import('./update-profile/UpdateProfileDialog'));
