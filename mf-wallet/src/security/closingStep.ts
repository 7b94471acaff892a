import { MIN_WITHDRAWAL } from '@reelrupee/contract/constants';
import type { User } from '@reelrupee/platform';

/** The next step of closing an account; `rupees` are to withdraw, on hold, or lost. */
export interface ClosingStep {
  kind: 'withdraw' | 'wait' | 'close';
  rupees: number;
}

/** The next step by the user's balances. The provider decides; amounts that it does not tell count as none. */
export function closingStep({ walletBalance = 0, lockedEarnings = 0, onHold = 0 }: User): ClosingStep {
  if (walletBalance >= MIN_WITHDRAWAL) return { kind: 'withdraw', rupees: walletBalance };
  if (onHold > 0) return { kind: 'wait', rupees: onHold };
  return { kind: 'close', rupees: Math.round((walletBalance + lockedEarnings) * 100) / 100 };
}
