/** The dialogs of the profile. Each is its own chunk, and brings antd only when it opens. */
import { lazyPart } from '@reelrupee/platform';

export const withdrawDialog = lazyPart(() => import('./withdraw/WithdrawDialog'));

export const updateProfileDialog = lazyPart(() => import('./update-profile/UpdateProfileDialog'));
