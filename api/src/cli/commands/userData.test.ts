import { expect, it } from 'vitest';
import type { AdminClient } from '../adminClient';
import { showHistory } from './userData';

const profile = { name: 'Asha', walletBalance: 40, onHold: 10, lockedEarnings: 5, totalWithdrawn: 20 };
const withdrawal = {
  _id: 'w1',
  createdAt: '2026-03-02T04:30:00.000Z',
  amount: 10,
  status: 'pending',
  remark: '',
};

/** A client of a server whose user has these transactions. */
const clientOf = (transactions: object[]): AdminClient => ({
  call: () => Promise.resolve({ code: 200, msg: '', data: { profile, transactions } } as never),
  url: 'http://localhost',
  transfer: () => Promise.reject(new Error('Nothing is transferred')),
});

it('shows the balance after each transaction, and where the money is now', async () => {
  const rows = [
    { ...withdrawal, type: 'Withdrawal', balanceAfter: 40 },
    { ...withdrawal, _id: 'r1', type: 'Recharge' },
  ];
  const text = await showHistory(clientOf(rows), 'u1');
  expect(text).toMatch(/│ Balance │[^]*w1 [^]*₹10\.00 │ +₹40\.00 │/);
  expect(text).toMatch(/r1 [^]*₹10\.00 │ +│/);
  expect(text).toMatch(/\nAvailable ₹40\.00, on hold ₹10\.00, locked ₹5\.00; withdrawn so far ₹20\.00\.$/);
});
