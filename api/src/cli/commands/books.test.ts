import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payout } from '@reelrupee/contract/actions/bookkeeping';
import { afterAll, expect, it } from 'vitest';
import type { AdminClient } from '../adminClient';
import { savePayouts, saveTds } from './books';

const folder = mkdtempSync(join(tmpdir(), 'reelrupee-books-'));
afterAll(() => rmSync(folder, { recursive: true }));

const payout: Payout = {
  _id: 'w1',
  paidAt: '2026-04-02T04:30:00.000Z',
  userId: 'u1',
  userName: 'Closed account',
  userEmail: 'u1@closed.invalid',
  userUpiId: '',
  accountHolderName: 'Asha Rao',
  accountNumber: '123456789',
  ifscCode: 'HDFC0000001',
  amount: 100,
  platformCharge: 10,
  tds: 5,
  net: 85,
  utr: '412345678901',
};
const toUpi = { ...payout, _id: 'w2', userUpiId: 'asha@upi', accountHolderName: '', accountNumber: '' };
const returned = { ...payout, amount: -100, platformCharge: -10, tds: -5, net: -85, returned: true };

/** A client of a server with these payouts in each month. */
const clientOf = (payouts: Payout[]): AdminClient => ({
  call: () => Promise.resolve({ code: 200, msg: '', data: payouts } as never),
  transfer: () => Promise.reject(new Error('Nothing is transferred')),
});

async function tdsOf(payouts: Payout[]): Promise<string> {
  const file = join(folder, 'tds.csv');
  await saveTds(clientOf(payouts), '2026-04', '2026-04', file);
  return readFileSync(file, 'utf8').split('\r\n')[1] ?? '';
}

it('names the account holder of the last payout to a bank account', async () => {
  expect(await tdsOf([payout, toUpi])).toBe('u1,Closed account,Asha Rao,u1@closed.invalid,2,200,10');
});

it('takes the tax of a payout that came back off, also in a later month', async () => {
  expect(await tdsOf([payout, toUpi, returned])).toMatch(/,1,100,5$/);
  expect(await tdsOf([returned])).toMatch(/,-1,-100,-5$/);
});

it('counts payouts that came back apart', async () => {
  const saved = (payouts: Payout[]) =>
    savePayouts(clientOf(payouts), '2026-04', '2026-04', join(folder, 'payouts.csv'));
  expect(await saved([payout, toUpi])).toMatch(/Payouts: 2, ₹170\.00 in all\.$/);
  expect(await saved([payout, toUpi, returned])).toMatch(/Payouts: 2, returned: 1, ₹85\.00 in all\.$/);
});
