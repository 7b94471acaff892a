import { expect, it } from 'vitest';
import type { AdminClient } from '../adminClient';
import { health } from './health';

const figures = {
  cashReceived: 250,
  liabilities: 25,
  pendingRecharges: 0,
  pendingWithdrawals: 1,
  users: 2,
};

/** A client of a server with this state of the ledger. */
const clientOf = (ledger: object): AdminClient => ({
  call: () => Promise.resolve({ code: 200, msg: '', data: { ...figures, ...ledger } } as never),
  url: 'http://localhost',
  transfer: () => Promise.reject(new Error('Nothing is transferred')),
});

it('names the rows of a ledger that is not sound', async () => {
  const violations = [{ invariant: 'balanceDrift', of: 'user', id: 'u1' }];
  const broken = { sound: false, invariants: { balanceDrift: 1, emptyJournals: 0 }, violations };
  await expect(health(clientOf(broken))).rejects.toThrow(
    /The ledger is NOT sound:\n {2}balanceDrift: 1\nThe first rows that violate them:\n {2}balanceDrift: user u1$/,
  );
});

it('shows the invariants alone of a provider that names no rows', async () => {
  const broken = { sound: false, invariants: { balanceDrift: 1 } };
  await expect(health(clientOf(broken))).rejects.toThrow(/The ledger is NOT sound:\n {2}balanceDrift: 1$/);
});

it('compares the money that should be in the bank with what is owed to users and to the state', async () => {
  const sound = { sound: true, invariants: {} };
  const paid = { cashReceived: 10_000, paidOut: 8500, tdsWithheld: 500, tdsSent: 400.5 };
  const paying = { ...sound, ...paid, liabilities: 2000, futureEarnings: 4800 };
  expect(await health(clientOf(paying))).toMatch(
    /Cash received\W+10,000\.00[^]*Paid out\W+8,500\.00[^]*Cash left\W+1,099\.50[^]*Owed to users\W+2,000\.00[^]*Running plans earn at most\W+4,800\.00[^]*TDS withheld\W+500\.00[^]*TDS sent\W+400\.50/,
  );
  // A provider of the version before does not say it.
  expect(await health(clientOf(sound))).not.toContain('Cash left');
});

it('says since when the oldest adjustment waits for a second person', async () => {
  const waiting = { sound: true, invariants: {}, pendingAdjustments: 2 };
  const since = { ...waiting, oldestAdjustmentAt: '2026-03-02T04:30:00.000Z' };
  expect(await health(clientOf(since))).toMatch(
    /Pending adjustments\W+2\b[^]*Oldest of these\W+02\/03\/2026, 10:00/,
  );
  expect(await health(clientOf(waiting))).not.toContain('Oldest of these');
});
