import { expect, it } from 'vitest';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { keepSignedIn, newPerson } from '../testing/people';
import { askForPlan, buyPlan, planOf, watchReels } from '../testing/watching';
import { addDays } from '../time/istDay';

/** The first minutes after midnight, in hours. */
const [TWO_MINUTES, SIX_MINUTES] = [0.04, 0.1];

describeOnEngines('a freeze just after the midnight at which a plan ended', (engine) => {
  it.each(['approved', 'asked for'])('leaves the plan ended if it was %s again', async (before) => {
    const { api } = engine;
    const toDay = async (day: number, hour?: number) => {
      api.clock.setIstDay(addDays(FIRST_DAY, day - 1), hour);
      await keepSignedIn(api);
    };
    const { url, admin } = api;
    const setFrozen = (frozen: boolean) =>
      mustCall(url, 'adminFreezeUser', { _id, frozen, reason: 'Shared UPI ID' }, admin.token);
    const person = await newPerson(api);
    const { userId: _id, token } = person;
    const plan = await planOf(api, 250);
    await buyPlan(api, person, plan, newId());
    await watchReels(api, person, plan._id, 3);

    await toDay(51, TWO_MINUTES);
    if (before === 'approved') await buyPlan(api, person, plan, newId());
    const asked = before === 'approved' ? null : await askForPlan(api, person, plan, newId());
    await toDay(51, SIX_MINUTES);
    await setFrozen(true);
    await toDay(53);
    await setFrozen(false);
    if (asked) {
      await mustCall(url, 'adminDecideRecharge', { _id: asked._id, decision: 'approve' }, admin.token);
    }

    const rows = api.database.queries
      .selectFrom('user_plans')
      .select('ends_on')
      .where('user_id', '=', _id)
      .orderBy('created_at');
    expect((await rows.execute())[0]).toEqual({ ends_on: addDays(FIRST_DAY, 49) });
    await mustCall(url, 'adminForfeitLocked', {}, admin.token);
    expect(await mustCall(url, 'getUserProfile', { userId: _id }, token)).toMatchObject({
      lockedEarnings: 0,
      plans: [{ status: 'active' }],
    });
    await expectInvariants(api.database);
  });
});
