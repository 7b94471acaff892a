import { expect, test } from 'vitest';
import { nextDialogs, noDialog, type WalletDialogEvent, type WithdrawDraft } from './walletDialogs';

const empty: WithdrawDraft = { amount: '', qrImage: null, requestKey: 'key-1', payTo: 'upi' };
const draft: WithdrawDraft = { ...empty, amount: '120.50', payTo: 'bank' };
const other: WithdrawDraft = { ...empty, requestKey: 'key-2' };
const withdraw: WalletDialogEvent = { type: 'withdraw', fresh: empty };
const again: WalletDialogEvent = { type: 'withdraw', fresh: other };

function after(...events: WalletDialogEvent[]) {
  return events.reduce(nextDialogs, noDialog);
}

test.each<[string, WalletDialogEvent[], ReturnType<typeof after>]>([
  [
    'opened, the withdrawal is empty and has a key',
    [withdraw],
    { open: 'withdraw', draft: empty, goesOn: false },
  ],
  [
    'a missing payee opens the profile in place of the withdrawal [WITHDRAW-6]',
    [withdraw, { type: 'payee-needed', draft }],
    { open: 'profile', draft, goesOn: true },
  ],
  [
    'once the profile is saved the withdrawal goes on with what was typed',
    [withdraw, { type: 'payee-needed', draft }, { type: 'profile-saved' }],
    { open: 'withdraw', draft, goesOn: false },
  ],
  [
    'what was typed waits while the profile is left without saving',
    [withdraw, { type: 'payee-needed', draft }, { type: 'closed' }, again],
    { open: 'withdraw', draft, goesOn: false },
  ],
  [
    'a profile saved by itself leads to no withdrawal',
    [withdraw, { type: 'closed', draft }, { type: 'edit-profile' }, { type: 'profile-saved' }],
    { open: 'none', draft, goesOn: false },
  ],
  [
    'a withdrawal that is closed, as after a lost answer, is the same request when it is opened again [WITHDRAW-8]',
    [withdraw, { type: 'closed', draft }, again],
    { open: 'withdraw', draft, goesOn: false },
  ],
  [
    'a refused one keeps what was typed, and is another request the next time',
    [withdraw, { type: 'refused', draft: { ...draft, requestKey: 'key-2' } }],
    { open: 'withdraw', draft: { ...draft, requestKey: 'key-2' }, goesOn: false },
  ],
  [
    'a withdrawal that was made leaves nothing for the next one',
    [withdraw, { type: 'withdrawn' }, again],
    { open: 'withdraw', draft: other, goesOn: false },
  ],
])('%s', (_what, events, state) => {
  expect(after(...events)).toEqual(state);
});
