import type { User } from '@reelrupee/platform';
import { minWithdrawal } from '../withdraw/minWithdrawal';

/** The next step of closing an account; `rupees` are to withdraw, on hold, or lost. */
export interface ClosingStep {
  kind: 'withdraw' | 'wait' | 'close';
  rupees: number;
}

/** The next step by the user's balances. The provider decides; amounts that it does not tell count as none. */
export function closingStep(user: User): ClosingStep {
  const { walletBalance = 0, lockedEarnings = 0, onHold = 0 } = user;
  if (walletBalance >= minWithdrawal(user)) return { kind: 'withdraw', rupees: walletBalance };
  if (onHold > 0) return { kind: 'wait', rupees: onHold };
  return { kind: 'close', rupees: Math.round((walletBalance + lockedEarnings) * 100) / 100 };
}
