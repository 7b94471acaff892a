import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { smallPng } from '../testing/images';
import { expectInvariants } from '../testing/invariants';
import { newPerson } from '../testing/people';

const HOUR_MS = 60 * 60 * 1000;

describeOnEngines('a price that changes during a payment', (engine) => {
  const save = (rechargeAmount: number, earningsPerReel: number, _id?: string, active = true) => {
    const plan = { title: 'Festival', rechargeAmount, earningsPerReel, active, ...(_id && { _id }) };
    return mustCall(engine.api.url, 'adminSavePlan', plan, engine.api.admin.token);
  };
  const pay = async (planId: string, amount: number) => {
    const { userId, token } = await newPerson(engine.api);
    const form = { userId, planId, amount, transactionId: newId(), qrImage: smallPng() };
    return call(engine.api.url, 'rechargePlan', form, token);
  };

  it('is accepted for an hour, and buys the terms that it was asked for', async () => {
    const { api } = engine;
    const { _id } = await save(100, 1);
    api.clock.advance(2 * HOUR_MS);
    await save(2000, 3, _id);
    api.clock.advance(HOUR_MS - 1000);
    const paid = await pay(_id, 102);
    expect(paid).toMatchObject({ code: 200, data: { amount: 102, planDetails: { earningsPerReel: 1 } } });
    expect(await pay(_id, 2040)).toMatchObject({ code: 200, data: { planDetails: { earningsPerReel: 3 } } });
    expect((await pay(_id, 103)).msg).toContain('The amount must be ₹2,040.00');
    const decision = { _id: paid.data?._id ?? '', decision: 'approve' } as const;
    await mustCall(api.url, 'adminDecideRecharge', decision, api.admin.token);
    await expectInvariants(api.database);
    api.clock.advance(1000);
    expect((await pay(_id, 102)).msg).toContain('The amount must be ₹2,040.00');
  });

  it('buys the best terms that the amount paid for within the hour', async () => {
    const { api } = engine;
    const { _id } = await save(160, 2);
    api.clock.advance(2 * HOUR_MS);
    const bought = async () => (await pay(_id, 163.2)).data?.planDetails.earningsPerReel;
    await save(160, 1, _id);
    api.clock.advance(HOUR_MS - 1000);
    expect(await bought()).toBe(2);
    api.clock.advance(1000);
    expect(await bought()).toBe(1);
    await save(160, 3, _id);
    expect(await bought()).toBe(3);
  });

  it('is accepted for an hour after the plan was taken off sale', async () => {
    const { api } = engine;
    const { _id } = await save(110, 1);
    api.clock.advance(2 * HOUR_MS);
    await save(110, 1, _id, false);
    api.clock.advance(HOUR_MS - 1000);
    expect(await pay(_id, 112.2)).toMatchObject({ code: 200, data: { amount: 112.2 } });
    const offSale = { code: 409, msg: expect.stringContaining('no longer on sale') };
    expect(await pay(_id, 113)).toMatchObject(offSale);
    api.clock.advance(1000);
    expect(await pay(_id, 112.2)).toMatchObject(offSale);
  });

  it('is not accepted if the plan had it only while it was off sale', async () => {
    const { _id } = await save(130, 1, undefined, false);
    await save(140, 1, _id, false);
    await save(150, 1, _id);
    for (const amount of [132.6, 142.8]) {
      expect((await pay(_id, amount)).msg).toContain('The amount must be ₹153.00');
    }
  });

  it('is not accepted of a plan that was never on sale', async () => {
    const { _id } = await save(120, 1, undefined, false);
    expect((await pay(_id, 122.4)).code).toBe(409);
  });
});
