import { expect, test } from 'vitest';
import { noDialog, walletDialogsReducer, type WalletDialogEvent } from './walletDialogsReducer';
import type { WithdrawDraft } from './withdraw/withdrawDraft';

const empty: WithdrawDraft = {
  amount: '',
  qrImage: null,
  requestKey: 'key-1',
  sentPaise: null,
  payTo: 'upi',
};
const draft: WithdrawDraft = { ...empty, amount: '120.50', payTo: 'bank' };
const other: WithdrawDraft = { ...empty, requestKey: 'key-2' };
const withdraw: WalletDialogEvent = { type: 'withdraw', initial: empty };
const again: WalletDialogEvent = { type: 'withdraw', initial: other };

function after(...events: WalletDialogEvent[]) {
  return events.reduce(walletDialogsReducer, noDialog);
}

test.each<[string, WalletDialogEvent[], ReturnType<typeof after>]>([
  [
    'a new withdrawal is empty and has a key',
    [withdraw],
    { open: 'withdraw', draft: empty, resumesWithdrawal: false },
  ],
  [
    'a missing payee opens the profile instead of the withdrawal [WITHDRAW-6]',
    [withdraw, { type: 'payee-needed', draft }],
    { open: 'profile', draft, resumesWithdrawal: true },
  ],
  [
    'once the profile is saved the withdrawal resumes with its values',
    [withdraw, { type: 'payee-needed', draft }, { type: 'profile-saved' }],
    { open: 'withdraw', draft, resumesWithdrawal: false },
  ],
  [
    'the values are kept when the profile is closed without saving',
    [withdraw, { type: 'payee-needed', draft }, { type: 'closed' }, again],
    { open: 'withdraw', draft, resumesWithdrawal: false },
  ],
  [
    'saving the profile on its own opens no withdrawal',
    [withdraw, { type: 'closed', draft }, { type: 'edit-profile' }, { type: 'profile-saved' }],
    { open: 'none', draft, resumesWithdrawal: false },
  ],
  [
    'a closed withdrawal, as after a lost reply, is the same request when it is reopened [WITHDRAW-8]',
    [withdraw, { type: 'closed', draft }, again],
    { open: 'withdraw', draft, resumesWithdrawal: false },
  ],
  [
    'a refused withdrawal keeps its values and gets a new request key',
    [withdraw, { type: 'refused', requestKey: 'key-1', draft: { ...draft, requestKey: 'key-2' } }],
    { open: 'withdraw', draft: { ...draft, requestKey: 'key-2' }, resumesWithdrawal: false },
  ],
  [
    'a late refusal of an earlier request leaves the key of the next one [WITHDRAW-8]',
    [again, { type: 'refused', requestKey: 'key-1', draft: { ...draft, requestKey: 'key-3' } }],
    { open: 'withdraw', draft: other, resumesWithdrawal: false },
  ],
  [
    'a completed withdrawal leaves nothing for the next one',
    [withdraw, { type: 'withdrawn', requestKey: 'key-1' }, again],
    { open: 'withdraw', draft: other, resumesWithdrawal: false },
  ],
  [
    'a withdrawal that completes after its dialog was closed leaves nothing for the next one',
    [withdraw, { type: 'closed', draft }, { type: 'withdrawn', requestKey: 'key-1' }, again],
    { open: 'withdraw', draft: other, resumesWithdrawal: false },
  ],
  [
    'a withdrawal that completes late keeps a profile that is open',
    [
      withdraw,
      { type: 'closed', draft },
      { type: 'edit-profile' },
      { type: 'withdrawn', requestKey: 'key-1' },
    ],
    { open: 'profile', draft: null, resumesWithdrawal: false },
  ],
  [
    'a withdrawal that completes late keeps the values of the next one',
    [again, { type: 'withdrawn', requestKey: 'key-1' }],
    { open: 'withdraw', draft: other, resumesWithdrawal: false },
  ],
  [
    'a profile that is saved after its dialog was closed keeps the withdrawal that is open',
    [{ type: 'edit-profile' }, { type: 'closed' }, withdraw, { type: 'profile-saved' }],
    { open: 'withdraw', draft: empty, resumesWithdrawal: false },
  ],
])('%s', (_name, events, state) => {
  expect(after(...events)).toEqual(state);
});
