import { MIN_WITHDRAWAL } from '@reelrupee/contract/constants';
import type { User } from '@reelrupee/platform';

/** The smallest withdrawal in rupees: that of the provider, or the least that the contract allows. */
export function minWithdrawal(user: Pick<User, 'minWithdrawal'>): number {
  return user.minWithdrawal ?? MIN_WITHDRAWAL;
}
