import type { Transaction } from '@reelrupee/platform';
import { expect, test } from 'vitest';
import { amountView, statusBadge, typeText } from './transactionView';

test.each([
  ['approved', 'earned', 'Approved'],
  ['rejected', 'danger', 'Rejected'],
  ['pending', 'pending', 'Pending'],
  ['processing', 'pending', 'Processing'],
])('%s has a badge of tone %s [TX-2]', (status, tone, label) => {
  expect(statusBadge({ type: 'Recharge', status })).toEqual({ tone, label });
});

test('a withdrawal that was approved is paid', () => {
  expect(statusBadge({ type: 'Withdrawal', status: 'approved' })).toEqual({ tone: 'earned', label: 'Paid' });
});

test('money that was taken from the balance was not rejected but taken back', () => {
  for (const type of ['Referral reward', 'Earnings unlocked'])
    expect(statusBadge({ type, status: 'rejected' })).toEqual({ tone: 'danger', label: 'Taken back' });
});

test('reel earnings that wait for their streak are locked: nobody checks them', () => {
  expect(statusBadge({ type: 'Reel earnings', status: 'pending' })).toEqual({
    tone: 'pending',
    label: 'Locked',
  });
});

test.each([
  ['Reel earnings', 'approved', '+ ₹5.00', 'earned'],
  ['Reel earnings', 'pending', '+ ₹5.00', 'pending'],
  ['Reel earnings', 'rejected', '₹5.00', 'plain'],
  ['Referral reward', 'approved', '+ ₹5.00', 'earned'],
  ['Referral reward', 'rejected', '− ₹5.00', 'plain'],
  ['Earnings unlocked', 'approved', '₹5.00', 'plain'],
  ['Earnings unlocked', 'rejected', '− ₹5.00', 'plain'],
  ['Recharge', 'pending', '₹5.00', 'plain'],
  ['Withdrawal', 'pending', '− ₹5.00', 'plain'],
  ['Withdrawal', 'rejected', '₹5.00', 'plain'],
] as const)('%s, %s: %s', (type, status, text, tone) => {
  const transaction: Transaction = { _id: '1', createdAt: '', amount: 5, remark: '', type, status };
  expect(amountView(transaction)).toEqual({ text, tone });
});

test.each([
  [12.5, '+ ₹12.50', 'earned'],
  [-12.5, '− ₹12.50', 'plain'],
] as const)('an adjustment of %d rupees: %s', (amount, text, tone) => {
  const adjustment: Transaction = { amount, remark: '', type: 'Adjustment', status: 'approved' };
  expect(amountView(adjustment)).toEqual({ text, tone });
});

test('a type of another version is shown as it is, with a minus where money was taken', () => {
  const unknown: Transaction = { amount: -12.5, remark: '', type: 'Correction', status: 'approved' };
  expect(amountView(unknown)).toEqual({ text: '-₹12.50', tone: 'plain' });
  expect(typeText('Correction')).toBe('Correction');
});
