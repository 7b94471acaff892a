import { MIN_WITHDRAWAL } from '@reelrupee/contract/constants';
import { formatRupees, type User } from '@reelrupee/platform';
import { lockedNote } from '../profile/streak';
import { minWithdrawal } from './minWithdrawal';
import { t } from '../texts/texts';

/**
 * The available balance, and the least amount if that is not the usual one or the balance is smaller; to the latter also
 * what is locked until when. Undefined without a known balance.
 */
export function availableHint(user: User): string | undefined {
  const { walletBalance, lockedEarnings = 0 } = user;
  if (walletBalance === undefined) return undefined;
  const available = t('Available: {amount}', { amount: formatRupees(walletBalance) });
  const min = minWithdrawal(user);
  const canWithdraw = walletBalance >= min;
  if (canWithdraw && min <= MIN_WITHDRAWAL) return available;
  const least = t('You can withdraw from {amount}.', { amount: formatRupees(min) });
  const locked =
    canWithdraw || lockedEarnings === 0 ? [] : [lockedSentence(lockedEarnings), lockedNote(user)];
  return [`${available}${t('.')}`, least, ...locked].join(' ');
}

function lockedSentence(rupees: number): string {
  return t('Locked: {amount}.', { amount: formatRupees(rupees) });
}
