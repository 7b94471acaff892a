import { expect, test } from 'vitest';
import { nextDialogs, noDialog, type WalletDialogEvent } from './walletDialogs';

const draft = { amount: '120.50', qrImage: null, requestKey: 'key-1' };
const empty = { amount: '', qrImage: null, requestKey: 'key-1' };
const withdraw: WalletDialogEvent = { type: 'withdraw', newKey: 'key-1' };

function after(...events: WalletDialogEvent[]) {
  return events.reduce(nextDialogs, noDialog);
}

test.each([
  ['opened, the withdrawal is empty and has a key', [withdraw], { open: 'withdraw', draft: empty }],
  [
    'a missing payee opens the profile in place of the withdrawal [WITHDRAW-6]',
    [withdraw, { type: 'payee-needed', draft }],
    { open: 'profile', draft },
  ],
  [
    'once the profile is saved the withdrawal goes on with what was typed',
    [withdraw, { type: 'payee-needed', draft }, { type: 'profile-saved' }],
    { open: 'withdraw', draft },
  ],
  [
    'what was typed waits while the profile is left without saving',
    [withdraw, { type: 'payee-needed', draft }, { type: 'closed' }, { type: 'withdraw', newKey: 'key-2' }],
    { open: 'withdraw', draft },
  ],
  [
    'a profile saved by itself leads to no withdrawal',
    [{ type: 'edit-profile' }, { type: 'profile-saved' }],
    noDialog,
  ],
  ['a withdrawal that is closed is forgotten', [withdraw, { type: 'closed' }], noDialog],
  [
    'a withdrawal that was made leaves nothing for the next one',
    [withdraw, { type: 'withdrawn' }, { type: 'withdraw', newKey: 'key-2' }],
    { open: 'withdraw', draft: { ...empty, requestKey: 'key-2' } },
  ],
] as const)('%s', (_what, events, state) => {
  expect(after(...events)).toEqual(state);
});
