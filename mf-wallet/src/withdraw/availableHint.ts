import { MIN_WITHDRAWAL } from '@reelrupee/contract/constants';
import type { User } from '@reelrupee/contract/entities';
import { formatRupees } from '@reelrupee/platform';
import { lockedNote } from '../profile/streak';

/** The available balance. If nothing can be withdrawn, also the locked amount and why it is locked. */
export function availableHint(user: User): string {
  const available = `Available: ${formatRupees(user.walletBalance)}`;
  if (user.walletBalance >= MIN_WITHDRAWAL || user.lockedEarnings === 0) return available;
  return `${available}. Locked: ${formatRupees(user.lockedEarnings)}. ${lockedNote(user)}`;
}
