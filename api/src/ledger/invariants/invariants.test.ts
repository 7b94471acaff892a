import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries } from '../../database/database';
import type { JournalKind } from '../../database/schema/ledger';
import { newId } from '../../ids';
import { adjust } from '../../testing/adjustments';
import { mustCall } from '../../testing/apiClient';
import { describeOnEngines } from '../../testing/engines';
import { newPerson } from '../../testing/people';
import { brokenInvariants, expectInvariants } from '../../testing/invariants';
import type { TestApi } from '../../testing/startTestApi';
import { VIOLATIONS } from '../../testing/violations';
import { buyPlan, planOf, watchReels } from '../../testing/watching';
import { checkInvariants, type Invariants } from './invariants';
import { findViolations } from './findViolations';
import { checkLedger } from './checkLedger';

/** The entries of the latest journal of a kind: paise by account. */
async function lastPosting({ database }: TestApi, kind: JournalKind): Promise<Record<string, number>> {
  const rows = await database.queries
    .selectFrom('entries')
    .select(['account', 'paise'])
    .where('ref', '=', (from) =>
      from
        .selectFrom('journals')
        .select('ref')
        .where('kind', '=', kind)
        .orderBy('posted_at', 'desc')
        .orderBy((row) => row.fn('abs', ['id']), 'desc')
        .limit(1),
    )
    .where('kind', '=', kind)
    .execute();
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]));
}

/** A user with a ₹250 plan and a watched reel, and a referrer with two withdrawals of ₹10.05. `giveBack` returns a payout. */
async function createFixture(api: TestApi) {
  const referrer = await newPerson(api);
  const person = await newPerson(api, referrer.userId);
  const plan = await planOf(api, 250);
  await buyPlan(api, person, plan, newId());
  await watchReels(api, person, plan._id, 1);
  const { userId, token } = referrer;
  const withdraw = () => mustCall(api.url, 'withdrawRequest', { userId, amount: 10.05 }, token);
  const [first, second] = [await withdraw(), await withdraw()];
  const decide = (_id: string, decision: 'pay' | 'reject') =>
    mustCall(
      api.url,
      'adminDecideWithdrawal',
      { _id, decision, utr: newId(), reason: 'closed' },
      api.admin.token,
    );
  const giveBack = (_id: string) =>
    mustCall(api.url, 'adminReturnPayout', { _id, reason: 'closed' }, api.admin.token);
  return { first, second, decide, giveBack, referrer };
}

describeOnEngines('every movement of money', (engine) => {
  it('is posted to its accounts and no others', async () => {
    const { api } = engine;
    const { first, second, decide, giveBack, referrer } = await createFixture(api);
    await decide(first._id, 'pay');
    await decide(second._id, 'reject');
    const tax = { challan: '0510308-02032026-00012' };
    await mustCall(api.url, 'adminRecordTaxPayment', { ...tax, amount: 0.5 }, api.admin.token);
    await mustCall(api.url, 'adminReverseTaxPayment', { ...tax, reason: 'Not sent' }, api.admin.token);
    await giveBack(first._id);
    await adjust(api, referrer, -12.5, 'Rewarded twice');
    const posted = (kind: JournalKind) => lastPosting(api, kind);
    expect({
      recharge: await posted('recharge'),
      reward: await posted('referral_reward'),
      reel: await posted('reel_earning'),
      hold: await posted('withdrawal_hold'),
      paid: await posted('withdrawal_paid'),
      rejected: await posted('withdrawal_refused'),
      returned: await posted('withdrawal_returned'),
      adjusted: await posted('adjustment'),
      taxSent: await posted('tax_payment'),
      taxReversed: await posted('tax_payment_reversed'),
    }).toEqual({
      recharge: { cash: -25_500, plan_sales: 25_000, recharge_charges: 500 },
      reward: { referral_rewards: -2500, available: 2500 },
      reel: { reel_rewards: -100, locked: 100 },
      hold: { available: -1005, held: 1005 },
      paid: { held: -1005, cash: 854, platform_charges: 101, tds_payable: 50 },
      rejected: { held: -1005, available: 1005 },
      returned: { cash: -854, platform_charges: -101, tds_payable: -50, available: 1005 },
      adjusted: { adjustments: 1250, available: -1250 },
      taxSent: { tds_payable: -50, cash: 50 },
      taxReversed: { cash: -50, tds_payable: 50 },
    });
  });
});

/** Rolls a transaction back. */
class Undo extends Error {}

describeOnEngines('the invariants', (engine) => {
  beforeAll(async () => {
    const { first, decide, referrer } = await createFixture(engine.api);
    await decide(first._id, 'pay');
    await adjust(engine.api, referrer, 12.5, 'Long wait');
    const returned = await createFixture(engine.api);
    await returned.decide(returned.first._id, 'pay');
    await returned.giveBack(returned.first._id);
  });
  afterAll(() => expectInvariants(engine.api.database));

  it('are each violated by one of the statements below', async () => {
    const names = Object.keys(await checkInvariants(engine.api.database.queries));
    expect(names.sort()).toEqual([...new Set<string>(VIOLATIONS.map(([, , name]) => name))].sort());
  });

  it.each(VIOLATIONS)(
    'detect a change of %s that bypasses the triggers (%#)',
    async (table, statement, name) => {
      const seen = engine.api.database.transaction(async (queries) => {
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(queries);
        await statement.execute(queries);
        expect(await brokenInvariants(queries)).toContain(name);
        const whole = await checkInvariants(queries);
        const inside = {
          longTransaction: <Result>(work: (own: Queries) => Promise<Result>) => work(queries),
        };
        expect(await checkLedger(inside, { users: 1, journals: 1, acts: 1 })).toEqual(whole);
        const violations = await findViolations(inside);
        expect(violations.map(({ invariant }) => invariant)).toContain(name);
        expect(violations.every(({ invariant }) => whole[invariant as keyof Invariants] > 0)).toBe(true);
        throw new Undo();
      });
      await expect(seen).rejects.toThrow(Undo);
    },
  );
});
