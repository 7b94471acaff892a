import { expect, it } from 'vitest';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { keepSignedIn, newPerson, type Person } from '../testing/people';
import { activateFree, buyPlan, planOf, watchReels } from '../testing/watching';
import { addDays } from '../time/istDay';

describeOnEngines('what running plans can still earn', (engine) => {
  const futureEarnings = async () => {
    const { api } = engine;
    return (await mustCall(api.url, 'adminHealth', {}, api.admin.token)).futureEarnings ?? NaN;
  };
  const toDay = async (day: number) => {
    engine.api.clock.setIstDay(addDays(FIRST_DAY, day - 1));
    await keepSignedIn(engine.api);
  };
  const freeze = ({ userId: _id }: Person, frozen: boolean) =>
    mustCall(
      engine.api.url,
      'adminFreezeUser',
      { _id, frozen, reason: 'Shared payee' },
      engine.api.admin.token,
    );

  it('are the reels of the days that are left, until the day is complete, the freeze included', async () => {
    const { api } = engine;
    expect(await futureEarnings()).toBe(0);
    const plan = await planOf(api, 250);
    const person = await newPerson(api);
    await buyPlan(api, person, plan, newId());
    expect(await futureEarnings()).toBe(500);
    await watchReels(api, person, plan._id, 9);
    expect(await futureEarnings()).toBe(500);
    await watchReels(api, person, plan._id, 1);
    expect(await futureEarnings()).toBe(490);
    await toDay(3);
    expect(await futureEarnings()).toBe(480);
    await freeze(person, true);
    await toDay(60);
    expect(await futureEarnings()).toBe(480);
    await freeze(person, false);
    expect(await futureEarnings()).toBe(480);
    await watchReels(api, person, plan._id, 10);
    expect(await futureEarnings()).toBe(470);
    await toDay(107);
    expect(await futureEarnings()).toBe(10);
    await toDay(108);
    expect(await futureEarnings()).toBe(0);
  });

  it('are none from reversed recharges and closed accounts', async () => {
    const { api } = engine;
    await toDay(1);
    const before = await futureEarnings();
    const [payer, leaver] = [await newPerson(api), await newPerson(api)];
    const recharge = await buyPlan(api, payer, await planOf(api, 250), newId());
    await activateFree(api, leaver);
    expect(await futureEarnings()).toBe(before + 500 + 250);
    await mustCall(
      api.url,
      'adminReverseRecharge',
      { _id: recharge._id, reason: 'Not received' },
      api.admin.token,
    );
    await freeze(leaver, true);
    expect(await futureEarnings()).toBe(before + 250);
    const closing = { _id: leaver.userId, loss: 0, reason: 'Asked by mail' };
    await mustCall(api.url, 'adminCloseUser', closing, api.admin.token);
    expect(await futureEarnings()).toBe(before);
  });

  it('are at /metrics too', async () => {
    const metrics = await (await fetch(`${engine.api.url}/metrics`)).text();
    expect(metrics).toContain(`reelrupee_future_earnings_rupees ${await futureEarnings()}\n`);
  });
});
