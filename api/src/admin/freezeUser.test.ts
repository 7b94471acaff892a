import { expect, it } from 'vitest';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { keepSignedIn, newPerson, type Person } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { activateFree, buyPlan, planOf, watchReels } from '../testing/watching';
import { addDays } from '../time/istDay';

/** Moves the clock to a day of a plan that started on the first day; the first day is 1. */
async function toDay(api: TestApi, day: number): Promise<void> {
  api.clock.setIstDay(addDays(FIRST_DAY, day - 1));
  await keepSignedIn(api);
}

const freeze = ({ url, admin }: TestApi, { userId: _id }: Person) =>
  mustCall(url, 'adminFreezeUser', { _id, frozen: true, reason: 'Shared UPI ID' }, admin.token);
const unfreeze = ({ url, admin }: TestApi, { userId: _id }: Person) =>
  mustCall(url, 'adminFreezeUser', { _id, frozen: false }, admin.token);
const forfeit = ({ url, admin }: TestApi) => mustCall(url, 'adminForfeitLocked', {}, admin.token);
const profileOf = ({ url }: TestApi, { userId, token }: Person) =>
  mustCall(url, 'getUserProfile', { userId }, token);
const planNow = async (api: TestApi, person: Person) => (await profileOf(api, person)).plans[0];

describeOnEngines('a user who was frozen', (engine) => {
  /** Watches all reels of the free plan on some of its days. */
  const startedOn = async (days: readonly number[]) => {
    const { api } = engine;
    await toDay(api, 1);
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    for (const day of days) {
      await toDay(api, day);
      await watchReels(api, person, planId, 10);
    }
    return { api, person, planId };
  };

  it('can still complete a streak that was one day away on the last day of the plan', async () => {
    const { api, person, planId } = await startedOn([41, 42, 43, 44, 45, 46, 47, 48, 49]);
    await toDay(api, 50);
    await freeze(api, person);
    await toDay(api, 53);
    await forfeit(api);
    await unfreeze(api, person);
    await forfeit(api);
    expect(await profileOf(api, person)).toMatchObject({ lockedEarnings: 45 });
    expect(await planNow(api, person)).toMatchObject({ status: 'active', streakDays: 9, dayNumber: 50 });
    await watchReels(api, person, planId, 10);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 50, lockedEarnings: 0 });
    await toDay(api, 54);
    expect(await planNow(api, person)).toMatchObject({ status: 'ended', dayNumber: 50, dynamicDaysLeft: 0 });
    await expectInvariants(api.database);
  });

  it('has the streak and the days of the plan that there were at the freeze', async () => {
    const { api, person, planId } = await startedOn([1, 2]);
    await toDay(api, 3);
    await freeze(api, person);
    await toDay(api, 7);
    await unfreeze(api, person);
    const now = { streakDays: 2, dayNumber: 3, dynamicDaysLeft: 47, startedOn: FIRST_DAY };
    expect(await planNow(api, person)).toMatchObject(now);
    await watchReels(api, person, planId, 10);
    expect(await planNow(api, person)).toMatchObject({ ...now, streakDays: 3 });
    await toDay(api, 10);
    expect(await planNow(api, person)).toMatchObject({ streakDays: 0 });
  });

  it('continues after the day of the freeze if that day was complete', async () => {
    const { api, person, planId } = await startedOn([1]);
    await freeze(api, person);
    await toDay(api, 4);
    await unfreeze(api, person);
    const now = { streakDays: 1, dayNumber: 2, dynamicDaysLeft: 48 };
    expect(await planNow(api, person)).toMatchObject(now);
    await watchReels(api, person, planId, 10);
    expect(await planNow(api, person)).toMatchObject({ ...now, streakDays: 2 });
  });

  it('gets no days for a freeze that cost none', async () => {
    const { api, person } = await startedOn([1]);
    const before = await planNow(api, person);
    await freeze(api, person);
    await unfreeze(api, person);
    expect(await planNow(api, person)).toEqual(before);
    await freeze(api, person);
    await toDay(api, 2);
    await unfreeze(api, person);
    expect(await planNow(api, person)).toMatchObject({ streakDays: 1, dayNumber: 2 });
  });

  it('gets each frozen day once, however often either call is repeated', async () => {
    const { api, person } = await startedOn([1]);
    await toDay(api, 2);
    await freeze(api, person);
    await toDay(api, 4);
    await freeze(api, person);
    await toDay(api, 5);
    await Promise.all([unfreeze(api, person), unfreeze(api, person)]);
    expect(await planNow(api, person)).toMatchObject({ streakDays: 1, dayNumber: 2 });
    await toDay(api, 8);
    await unfreeze(api, person);
    expect(await planNow(api, person)).toMatchObject({ streakDays: 0, dayNumber: 4 });
  });

  it('gets nothing back of plans that had ended or were reversed', async () => {
    const { api, person } = await startedOn([1]);
    const paid = await planOf(api, 250);
    await toDay(api, 51);
    const { _id } = await buyPlan(api, person, paid, newId());
    await freeze(api, person);
    await toDay(api, 52);
    await mustCall(api.url, 'adminReverseRecharge', { _id, reason: 'Not paid' }, api.admin.token);
    await toDay(api, 54);
    await unfreeze(api, person);
    expect((await profileOf(api, person)).plans).toMatchObject([{ status: 'ended', dayNumber: 50 }]);
    await forfeit(api);
    expect(await profileOf(api, person)).toMatchObject({ lockedEarnings: 0, walletBalance: 0 });
    await expectInvariants(api.database);
  });
});
