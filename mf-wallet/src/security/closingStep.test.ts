import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { expect, test } from 'vitest';
import { closingStep } from './closingStep';

test.each([
  ['money that can be withdrawn comes first', { walletBalance: 25, onHold: 10 }, 'withdraw', 25],
  ['less than the provider’s minimum is lost', { walletBalance: 25, minWithdrawal: 100 }, 'close', 25],
  ['a withdrawal that is checked is waited for', { walletBalance: 0.5, onHold: 10 }, 'wait', 10],
  ['the rest and what is locked are lost', { walletBalance: 0.1, lockedEarnings: 7.2 }, 'close', 7.3],
  ['without money nothing is lost', { walletBalance: 0, lockedEarnings: 0, onHold: 0 }, 'close', 0],
  ['unknown amounts count as none', {}, 'close', 0],
])('%s', (_name, balances, kind, rupees) => {
  expect(closingStep({ ...exampleUser, ...balances })).toEqual({ kind, rupees });
});
