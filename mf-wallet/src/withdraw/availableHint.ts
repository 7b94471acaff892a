import { formatRupees, type User } from '@reelrupee/platform';
import { lockedNote } from '../profile/streak';
import { minWithdrawal } from './minWithdrawal';
import { t } from '../texts/texts';

/**
 * The available balance. If it is too small to be withdrawn, also the least amount, and what is locked until when.
 * Undefined without a known balance.
 */
export function availableHint(user: User): string | undefined {
  const { walletBalance, lockedEarnings = 0 } = user;
  if (walletBalance === undefined) return undefined;
  const available = t('Available: {amount}', { amount: formatRupees(walletBalance) });
  if (walletBalance >= minWithdrawal(user)) return available;
  const least = t('You can withdraw from {amount}.', { amount: formatRupees(minWithdrawal(user)) });
  const locked = lockedEarnings === 0 ? [] : [lockedSentence(lockedEarnings), lockedNote(user)];
  return [`${available}${t('.')}`, least, ...locked].join(' ');
}

function lockedSentence(rupees: number): string {
  return t('Locked: {amount}.', { amount: formatRupees(rupees) });
}
