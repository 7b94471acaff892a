import { expect, it } from 'vitest';
import { newProposal } from '../testing/adjustments';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newPerson } from '../testing/people';
import { newId } from '../ids';
import { countClientError, listClientErrors } from '../telemetry/clientErrors';
import { buyPlan, planOf, plansOf } from '../testing/watching';

describeOnEngines('the health action', (engine) => {
  it('reports cash received and paid out, the tax withheld, liabilities and pending requests', async () => {
    const { api } = engine;
    const health = () => mustCall(api.url, 'adminHealth', {}, api.admin.token);
    const before = await health();
    const referrer = await newPerson(api);
    const friend = await newPerson(api, referrer.userId);
    const plan = await planOf(api, 250);
    await buyPlan(api, friend, plan, newId());
    const { userId, token } = referrer;
    await mustCall(api.url, 'withdrawRequest', { userId, amount: 10 }, token);
    const payout = await mustCall(api.url, 'withdrawRequest', { userId, amount: 5 }, token);
    const payment = { _id: payout._id, decision: 'pay', utr: newId() } as const;
    await mustCall(api.url, 'adminDecideWithdrawal', payment, api.admin.token);
    await newProposal(api, friend);
    const after = await health();
    expect(after.sound).toBe(true);
    expect(after.cashReceived - before.cashReceived).toBe(255);
    // Money on hold is a liability too.
    expect(after.liabilities - before.liabilities).toBe(20);
    expect((after.paidOut ?? NaN) - (before.paidOut ?? NaN)).toBe(4.25);
    expect((after.tdsWithheld ?? NaN) - (before.tdsWithheld ?? NaN)).toBe(0.25);
    expect(after.pendingWithdrawals - before.pendingWithdrawals).toBe(1);
    expect(after.pendingAdjustments).toBe((before.pendingAdjustments ?? NaN) + 1);
    expect(after.oldestAdjustmentAt).toBe(engine.api.clock.now().toISOString());
    expect(after.users - before.users).toBe(2);
  });
});

describeOnEngines('the lists of recharges', (engine) => {
  it('begin with the newest of the decided requests', async () => {
    const { api } = engine;
    const list = async () =>
      (await mustCall(api.url, 'adminListRecharges', { status: 'approved' }, api.admin.token)).map(
        ({ createdAt }) => createdAt,
      );
    const plan = await planOf(api, 250);
    for (const person of [await newPerson(api), await newPerson(api)]) {
      await buyPlan(api, person, plan, newId());
      api.clock.advance(1000);
    }
    const approved = await list();
    expect(approved.length).toBeGreaterThan(1);
    expect(approved).toEqual([...approved].sort().reverse());
  });
});

describeOnEngines('adminSavePlan', (engine) => {
  const save = (payload: Parameters<typeof call<'adminSavePlan'>>[2]) =>
    call(engine.api.url, 'adminSavePlan', payload, engine.api.admin.token);

  it('adds a plan, and takes it off sale', async () => {
    const added = await save({ title: 'Festival', rechargeAmount: 99, earningsPerReel: 0.25 });
    const _id = added.data?._id ?? '';
    expect(added.data).toMatchObject({ isFree: false, totalEarnings: 125, active: true });
    const onOffer = async () => (await mustCall(engine.api.url, 'getPlan', {})).map((plan) => plan._id);
    expect(await onOffer()).toContain(_id);
    await save({ _id, title: 'Festival', rechargeAmount: 99, earningsPerReel: 0.25, active: 'false' });
    expect(await onOffer()).not.toContain(_id);
    const changed = await save({ _id, title: 'Festival', rechargeAmount: 98, earningsPerReel: 0.25 });
    expect(changed.data).toMatchObject({ rechargeAmount: 98, active: false });
    expect(await onOffer()).not.toContain(_id);
  });

  it('keeps a plan free or paid, and allows one free plan', async () => {
    const { free, paid } = await plansOf(engine.api);
    const terms = { title: 'Plan', earningsPerReel: 1 };
    expect((await save({ ...terms, _id: free._id, rechargeAmount: 5 })).code).toBe(409);
    expect((await save({ ...terms, _id: paid[0]?._id, rechargeAmount: 0 })).code).toBe(409);
    expect((await save({ ...terms, rechargeAmount: 0 })).msg).toBe('A free plan already exists.');
    expect((await save({ ...terms, rechargeAmount: 99.005 })).code).toBe(400);
    expect(await save({ ...terms, rechargeAmount: 99, earningsPerReel: 0 })).toMatchObject({
      code: 400,
      msg: 'Earnings per reel must be an amount above 0',
      field: 'earningsPerReel',
    });
    expect((await save({ ...terms, _id: 'none', rechargeAmount: 5 })).msg).toBe('There is no plan none.');
    expect((await save(terms)).msg).toBe(
      'A new plan needs a title, a recharge amount and earnings per reel.',
    );
  });
});

describeOnEngines('client errors', (engine) => {
  it('take a bounded number of rows, and known errors are still counted', async () => {
    const { api } = engine;
    const { queries } = api.database;
    let senders = 0;
    const count = (release: string) => {
      senders += 1;
      const sender = { visitor: Buffer.from(`${senders}`), network: Buffer.from('one'), perNetwork: 0 };
      return countClientError(
        queries,
        { remote: 'mf-home', release, kind: 'timeout' },
        sender,
        api.clock.now(),
      );
    };
    const rows = async (table: 'client_reports' | 'report_visitors') => {
      const { total } = await queries
        .selectFrom(table)
        .select((column) => column.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    };
    for (let release = 0; release < 510; release += 1) await count(`made-up-${release}`);
    expect(await rows('client_reports')).toBe(500);
    expect(await rows('report_visitors')).toBe(500);
    await count('made-up-0');
    expect(await listClientErrors(queries, { sinceHours: 1 }, api.clock.now())).toContainEqual(
      expect.objectContaining({ release: 'made-up-0', count: 2 }),
    );
  });
});
