import { toRupees } from '@reelrupee/contract/money';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../ids';
import { adjust } from '../../testing/adjustments';
import { call, mustCall } from '../../testing/apiClient';
import { describeOnEngines } from '../../testing/engines';
import { keepSignedIn, newPerson } from '../../testing/people';
import type { TestApi } from '../../testing/startTestApi';
import { buyPlan, newEarner, planOf, watchReels } from '../../testing/watching';

const MONTHS = ['2026-02', '2026-03', '2026-04', '2026-05'];

/** Pays a withdrawal of an earner out, and returns its id. */
async function payOut(api: TestApi, amount: number): Promise<string> {
  const { userId, token } = await newEarner(api);
  const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount }, token);
  const pay = { _id, decision: 'pay', utr: newId() } as const;
  await mustCall(api.url, 'adminDecideWithdrawal', pay, api.admin.token);
  return _id;
}

/** Records that the bank returned a payout. */
function giveBack(api: TestApi, _id: string) {
  const act = { _id, reason: 'Account closed', utr: newId() };
  return mustCall(api.url, 'adminReturnPayout', act, api.admin.token);
}

/** Every kind of journal, in March and April. */
async function fillLedger(api: TestApi): Promise<void> {
  const referrer = await newPerson(api);
  const person = await newPerson(api, referrer.userId);
  const plan = await planOf(api, 250);
  const recharge = await buyPlan(api, person, plan, newId());
  await watchReels(api, person, plan._id, 3);
  await payOut(api, 10.05);
  await giveBack(api, await payOut(api, 3.33));
  const loser = await newPerson(api);
  await buyPlan(api, loser, plan, newId());
  await watchReels(api, loser, plan._id, 2);
  api.clock.setIstDay('2026-04-25');
  await keepSignedIn(api);
  await mustCall(api.url, 'adminForfeitLocked', {}, api.admin.token);
  const reverse = { _id: recharge._id, reason: 'Charged back' };
  await mustCall(api.url, 'adminReverseRecharge', reverse, api.admin.token);
  await adjust(api, loser, 12.5, 'Long wait');
  await adjust(api, loser, -2.25, 'Too much');
  const tax = { challan: '0510308-25042026-00012' };
  await mustCall(api.url, 'adminRecordTaxPayment', { ...tax, amount: 0.3 }, api.admin.token);
  await mustCall(api.url, 'adminReverseTaxPayment', { ...tax, reason: 'Not 0.30' }, api.admin.token);
  await mustCall(api.url, 'adminRecordTaxPayment', { ...tax, amount: 0.2 }, api.admin.token);
}

const sumsOf = (api: TestApi, month: string) =>
  mustCall(api.url, 'adminListLedgerSums', { month }, api.admin.token);
const payoutsOf = (api: TestApi, month: string) =>
  mustCall(api.url, 'adminListPayouts', { month }, api.admin.token);

describeOnEngines('the books', (engine) => {
  beforeAll(async () => {
    engine.api.clock.setIstDay('2026-03-02');
    await fillLedger(engine.api);
  });

  it('add up to the accounts of the ledger, and to what is owed to users', async () => {
    const { api } = engine;
    const sums = (await Promise.all(MONTHS.map((month) => sumsOf(api, month)))).flatMap(
      (month) => month.sums,
    );
    expect([...new Set(sums.map(({ kind }) => kind))].sort()).toEqual([
      'adjustment',
      'earnings_forfeited',
      'recharge',
      'recharge_reversed',
      'reel_earning',
      'referral_reward',
      'referral_reward_reversed',
      'tax_payment',
      'tax_payment_reversed',
      'withdrawal_paid',
      'withdrawal_returned',
    ]);
    const accounts = await api.database.queries
      .selectFrom('entries')
      .select('account')
      .select(({ fn }) => fn.sum<number>('paise').as('paise'))
      .where('owner_id', 'is', null)
      .groupBy('account')
      .execute();
    const byAccount = Object.fromEntries(
      accounts.map(({ account, paise }) => [account, toRupees(Number(paise))]),
    );
    const added: Record<string, number> = {};
    for (const { account, amount } of sums)
      added[account] = Math.round(((added[account] ?? 0) + amount) * 100) / 100;
    expect(added).toEqual(byAccount);
    const { paise } = await api.database.queries
      .selectFrom('balances')
      .select(({ fn }) => fn.sum<number>('paise').as('paise'))
      .executeTakeFirstOrThrow();
    const house = Object.values(added).reduce((sum, amount) => sum + amount, 0);
    expect(-house).toBeCloseTo(toRupees(Number(paise)), 6);
  });

  it('begin with the month of the first plan', async () => {
    expect(await sumsOf(engine.api, '2026-02')).toEqual({ month: '2026-02', since: '2026-03', sums: [] });
    const current = await mustCall(engine.api.url, 'adminListLedgerSums', {}, engine.api.admin.token);
    expect(current.month).toBe('2026-03');
  });

  it('have each payout in the month in which it was paid, by the clock of India', async () => {
    const { api } = engine;
    api.clock.setIstDay('2026-06-01', 0);
    api.clock.advance(-1000);
    await keepSignedIn(api);
    const late = await payOut(api, 5);
    api.clock.advance(1000);
    const early = await payOut(api, 5);
    const ids = async (month: string) => (await payoutsOf(api, month)).map(({ _id }) => _id);
    expect(await ids('2026-05')).toEqual([late]);
    expect(await ids('2026-06')).toEqual([early]);
    const [payout] = await payoutsOf(api, '2026-05');
    expect(payout).toMatchObject({ userUpiId: 'asha@upi', amount: 5, platformCharge: 0.5, tds: 0.25 });
    expect(payout).toMatchObject({ net: 4.25, paidAt: '2026-05-31T18:29:59.000Z' });
    expect(payout?.utr).not.toBe('');
    const [withheld] = (await sumsOf(api, '2026-05')).sums.filter(({ account }) => account === 'tds_payable');
    expect(withheld).toMatchObject({ journals: 1, amount: 0.25 });
  });

  it('have a payout that came back in both months, with a minus in that of its return', async () => {
    const { api } = engine;
    api.clock.setIstDay('2026-09-30');
    await keepSignedIn(api);
    const _id = await payOut(api, 5);
    api.clock.setIstDay('2026-10-01');
    await keepSignedIn(api);
    const { returnUtr } = await giveBack(api, _id);
    const [paid] = await payoutsOf(api, '2026-09');
    expect(paid).toMatchObject({ _id, amount: 5, net: 4.25, returned: false });
    const [returned, ...others] = await payoutsOf(api, '2026-10');
    expect(others).toEqual([]);
    expect(returned).toMatchObject({ _id, utr: returnUtr, userUpiId: 'asha@upi', returned: true });
    expect(returned).toMatchObject({ amount: -5, platformCharge: -0.5, tds: -0.25, net: -4.25 });
    const [withheld] = (await sumsOf(api, '2026-10')).sums.filter(({ account }) => account === 'tds_payable');
    expect(withheld).toMatchObject({ kind: 'withdrawal_returned', journals: 1, amount: -0.25 });
  });

  it('have each payout once however many are paid while they are read', async () => {
    const { api } = engine;
    api.clock.setIstDay('2026-08-03');
    await keepSignedIn(api);
    const first = await payOut(api, 5);
    api.clock.advance(1000);
    const second = await payOut(api, 5);
    const pageAfter = async (after?: string) => {
      const payload = { month: '2026-08', limit: 1, ...(after === undefined ? {} : { after }) };
      const reply = await call(api.url, 'adminListPayouts', payload, api.admin.token);
      return { next: undefined, ...reply };
    };
    const start = await pageAfter();
    expect(start.data?.map(({ _id }) => _id)).toEqual([first]);
    // Its clock is late, as that of another server can be.
    api.clock.setIstDay('2026-08-02');
    await payOut(api, 5);
    const next = await pageAfter(start.next);
    expect(next.data?.map(({ _id }) => _id)).toEqual([second]);
    expect(next).toMatchObject({ count: 3, next: expect.stringContaining(second) });
    expect(await pageAfter(next.next)).toMatchObject({ data: [], next: '' });
    for (const cursor of ['no cursor', '2026-99-99T00:00:00Z/w1/withdrawal_paid'])
      expect(await pageAfter(cursor)).toMatchObject({ code: 400 });
    expect(await pageAfter('2026-02-31T00:00:00Z/w1/withdrawal_paid')).toMatchObject({ code: 200 });
  });

  it('are pages of a month, which is a year and a month', async () => {
    const { api } = engine;
    const page = { month: '2026-03', page: 3, limit: 1 };
    expect(await mustCall(api.url, 'adminListPayouts', page, api.admin.token)).toEqual([]);
    const refused = await call(api.url, 'adminListPayouts', { month: '2026-13' }, api.admin.token);
    expect(refused).toMatchObject({ code: 400, msg: 'The month is a year and a month, such as 2026-04.' });
  });
});
