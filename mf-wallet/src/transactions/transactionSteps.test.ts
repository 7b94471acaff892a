import type { Transaction } from '@reelrupee/platform';
import { expect, test } from 'vitest';
import { amountLines, receiptText, transactionSteps } from './transactionSteps';
import { hasSteps } from './transactionView';

const withdrawal: Transaction = {
  _id: '1',
  type: 'Withdrawal',
  createdAt: '2026-05-04T03:02:01.000Z',
  amount: 40,
  status: 'pending',
  remark: 'You get ₹34.00',
};

const titlesOf = (transaction: Transaction) => transactionSteps(transaction).map(({ title }) => title);

test('a pending withdrawal is being checked, and is expected within three working days', () => {
  const steps = transactionSteps(withdrawal);
  expect(steps.map(({ state }) => state)).toEqual(['done', 'current', 'open']);
  expect(titlesOf(withdrawal)).toEqual(['You asked for it', 'We are checking it', 'We pay you']);
  expect(steps[0]?.text).toBe('04/05/2026, 08:32');
  expect(steps[2]?.text).toBe('Expected by 07/05/2026');
});

test('a withdrawal that is late says so, and whom to ask', () => {
  expect(transactionSteps({ ...withdrawal, late: true })[2]?.text).toBe(
    'This is late: it was expected by 07/05/2026. Please contact support.',
  );
});

test('while withdrawals are paused, no date is promised and nothing is late', () => {
  expect(transactionSteps({ ...withdrawal, late: true }, true)[2]?.text).toBe(
    'Withdrawals are paused. We pay you when they continue.',
  );
});

test('a paid withdrawal ends with its bank reference', () => {
  const paid = { ...withdrawal, status: 'approved', remark: 'Paid ₹34.00, UTR 412345678901' };
  expect(titlesOf(paid)).toEqual(['You asked for it', 'Checked', 'Paid']);
  expect(transactionSteps(paid).at(-1)?.text).toContain('UTR 412345678901');
});

test('a rejected withdrawal says that the money is back', () => {
  expect(titlesOf({ ...withdrawal, status: 'rejected' })).toEqual([
    'You asked for it',
    'Not paid. You have the money back.',
  ]);
});

test('a withdrawal that a reversal rejected does not say that the money is back', () => {
  const remark = 'The recharge of Starter was reversed';
  expect(transactionSteps({ ...withdrawal, status: 'rejected', takenBack: true, remark }).at(-1)).toEqual({
    title: 'Not paid. We had to take money back.',
    text: remark,
    state: 'failed',
  });
});

test('a payout that the bank returned was paid before, and says when it came back', () => {
  const returned = {
    ...withdrawal,
    status: 'rejected',
    settledAt: '2026-05-05T04:30:00.000Z',
    returnedAt: '2026-05-07T04:30:00.000Z',
    remark: 'Returned by the bank: Account closed',
  };
  expect(transactionSteps(returned).slice(1)).toEqual([
    { title: 'Paid', text: '05/05/2026, 10:00', state: 'done' },
    {
      title: 'The bank returned it. You have the money back.',
      text: 'Returned by the bank: Account closed (07/05/2026, 10:00)',
      state: 'failed',
    },
  ]);
});

test('a recharge is sent, checked, and starts its plan', () => {
  const recharge = { ...withdrawal, type: 'Recharge', status: 'approved', remark: 'Starter' };
  expect(titlesOf(recharge)).toEqual(['Payment sent', 'Payment checked', 'Plan started']);
  expect(titlesOf({ ...recharge, status: 'rejected' })).toEqual(['Payment sent', 'Payment rejected']);
});

test('other transactions have no way to show', () => {
  expect(hasSteps({ ...withdrawal, type: 'Reel earnings' })).toBe(false);
  expect(hasSteps({ ...withdrawal, status: '' })).toBe(false);
  expect(transactionSteps({ ...withdrawal, type: 'Reel earnings' })).toEqual([]);
});

test('the split of a withdrawal adds up', () => {
  expect(amountLines(withdrawal).map(({ value }) => value)).toEqual([
    '₹40.00',
    '− ₹4.00',
    '− ₹2.00',
    '₹34.00',
  ]);
});

test.each([
  ['pending', 'You receive'],
  ['approved', 'You received'],
])('the net amount of a withdrawal that is %s reads: %s', (status, label) => {
  expect(amountLines({ ...withdrawal, status }).at(-1)).toEqual({ label, value: '₹34.00' });
});

test('a rejected withdrawal has no split: nothing is deducted and nothing received', () => {
  const rejected = { ...withdrawal, status: 'rejected', remark: 'Returned: Wrong name' };
  expect(amountLines(rejected)).toEqual([{ label: 'Amount', value: '₹40.00' }]);
});

test('a receipt has all facts, one a line', () => {
  expect(receiptText('ReelRupee', withdrawal, 'Pending').split('\n')).toEqual([
    'ReelRupee',
    'Withdrawal: Pending',
    '04/05/2026, 08:32',
    'Amount: ₹40.00',
    'Platform charge: − ₹4.00',
    'TDS: − ₹2.00',
    'You receive: ₹34.00',
    'You get ₹34.00',
  ]);
});
