import type { AdminWithdrawal } from '@reelrupee/contract/actions/decisions';
import { expect, it } from 'vitest';
import type { AdminClient } from '../adminClient';
import { listWithdrawals } from './withdrawals';

const withdrawal: AdminWithdrawal = {
  _id: 'w1',
  userId: 'u1',
  amount: 20_000,
  platformCharge: 2000,
  tds: 1000,
  net: 17_000,
  status: 'pending',
  createdAt: '2026-03-02T04:30:00.000Z',
  userName: 'Asha Rao',
  userEmail: 'asha@example.in',
  userUpiId: 'asha@upi',
  accountHolderName: '',
  accountNumber: '',
  ifscCode: '',
  qrImage: '',
  utr: '',
  reason: '',
  frozen: false,
  reviewedBy: '',
  twoPeople: false,
  held: '',
  payableAt: '',
};

/** A client of a server with one withdrawal. */
const clientOf = (row: AdminWithdrawal): AdminClient => ({
  call: async <Name>(name: Name) => {
    if (name !== 'adminListWithdrawals') throw new Error('Another action was called');
    return { code: 200, msg: '', data: [row], count: 1 } as never;
  },
  url: 'http://localhost',
  transfer: () => Promise.reject(new Error('Nothing is transferred')),
});

it.each([
  ['what looks risky', { held: 'sharedPayee 12' }, 'held: sharedPayee 12'],
  ['a large amount', { twoPeople: true }, 'takes two people: review it first'],
  ['its reviewer', { twoPeople: true, reviewedBy: 'Ravi' }, 'reviewed by Ravi'],
  ['a frozen user', { frozen: true }, 'user frozen'],
])('marks %s', async (_what, change, note) => {
  const listed = await listWithdrawals(clientOf({ ...withdrawal, ...change }), {
    status: 'pending',
    page: 0,
  });
  expect(listed).toContain(note);
  expect(listed.includes('review it first')).toBe(note.includes('review it first'));
});
