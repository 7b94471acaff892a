import { MIN_WITHDRAWAL } from '@reelrupee/contract/constants';
import { formatRupees, type User } from '@reelrupee/platform';
import { lockedNote } from '../profile/streak';

/** The available balance. If nothing can be withdrawn, also the locked amount and why it is locked. */
export function availableHint(user: User): string | undefined {
  const { walletBalance, lockedEarnings = 0 } = user;
  if (walletBalance === undefined) return undefined;
  const available = `Available: ${formatRupees(walletBalance)}`;
  if (walletBalance >= MIN_WITHDRAWAL || lockedEarnings === 0) return available;
  return `${available}. Locked: ${formatRupees(lockedEarnings)}. ${lockedNote(user)}`;
}
