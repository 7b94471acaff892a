import { MIN_WITHDRAWAL } from '@reelrupee/contract/constants';
import { formatRupees, type User } from '@reelrupee/platform';
import { lockedNote } from '../profile/streak';
import { t } from '../texts/texts';

/** The available balance. If nothing can be withdrawn, also the locked amount and why it is locked. */
export function availableHint(user: User): string | undefined {
  const { walletBalance, lockedEarnings = 0 } = user;
  if (walletBalance === undefined) return undefined;
  const available = t('Available: {amount}', { amount: formatRupees(walletBalance) });
  if (walletBalance >= MIN_WITHDRAWAL || lockedEarnings === 0) return available;
  return `${available}${t('.')} ${t('Locked: {amount}.', { amount: formatRupees(lockedEarnings) })} ${lockedNote(user)}`;
}
