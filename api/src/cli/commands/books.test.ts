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

/** A client of a server that sends these pages of payouts for each month, each after the one before it. */
const clientOf = (...pages: Payout[][]): AdminClient => ({
  call: (_name, payload) => {
    const after = 'after' in payload ? Number(payload.after) : 0;
    const next = after + 1 < pages.length ? String(after + 1) : '';
    const count = pages.flat().length;
    return Promise.resolve({ code: 200, msg: '', data: pages[after], next, count } as never);
  },
  url: 'http://localhost',
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

it('reads each page after the last payout of the one before', async () => {
  const file = join(folder, 'pages.csv');
  expect(await savePayouts(clientOf([payout], [toUpi], [returned]), '2026-04', '2026-04', file)).toMatch(
    /Payouts: 2, returned: 1/,
  );
});

it('reads a month again if a payout was added before the end of what it had read', async () => {
  const pages = [[payout], [payout, toUpi]];
  const client: AdminClient = {
    ...clientOf(),
    call: () => Promise.resolve({ code: 200, msg: '', data: pages.shift(), next: '', count: 2 } as never),
  };
  expect(await savePayouts(client, '2026-04', '2026-04', join(folder, 'again.csv'))).toContain('Payouts: 2');
});

it('refuses a server that sends fewer payouts than it has, as one of an earlier version does', async () => {
  const earlier: AdminClient = {
    ...clientOf(),
    call: () => Promise.resolve({ code: 200, msg: '', data: [payout], count: 2 } as never),
  };
  await expect(saveTds(earlier, '2026-04', '2026-04', join(folder, 'none.csv'))).rejects.toThrow(
    'The server has sent 1 of 2 payouts of 2026-04. Try again later, and with the command of',
  );
});
