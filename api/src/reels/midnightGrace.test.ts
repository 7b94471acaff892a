import { expect, it } from 'vitest';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { idsOf, mark, page } from '../testing/feedCalls';
import { FIXTURE_REEL_MS } from '../testing/fixturePack';
import { keepSignedIn, newPerson, signedInAgain } from '../testing/people';
import { expectInvariants } from '../testing/invariants';
import { newBuyer, profileOf, reverse } from '../testing/reversals';
import { activateFree, buyPlan, watchReels } from '../testing/watching';
import { addDays } from '../time/istDay';
import { creditReel } from './creditReel';

describeOnEngines('a reel that plays at midnight in India', (engine) => {
  const MIDNIGHT = 24;
  /** A user with `watched` reels on the first day who opens the next ones ten seconds before midnight. */
  const atMidnight = async (watched: number) => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    if (watched > 0) await watchReels(api, person, planId, watched);
    api.clock.setIstDay(FIRST_DAY, MIDNIGHT - 10 / 3600);
    const left = (await idsOf(api, person, planId)).slice(watched);
    const planNow = async () =>
      (await mustCall(api.url, 'getUserPlans', { userId: person.userId }, person.token)).plans[0];
    return { api, person, planId, left, planNow };
  };

  it('counts for the day it began, and completes that day', async () => {
    const { api, person, planId, left, planNow } = await atMidnight(9);
    const [last = ''] = left;
    api.clock.advance(FIXTURE_REEL_MS);
    const done = await mark(api, person, planId, last);
    expect(done).toMatchObject({ code: 200, data: { earnWatchReel: 0.5, reelsWatchedToday: 10 } });
    // A retry gets the same reply.
    expect(await mark(api, person, planId, last)).toEqual(done);
    expect(await planNow()).toMatchObject({ watchedReels: 10, reelsWatchedToday: 0, streakDays: 1 });
    await watchReels(api, person, planId, 10);
    expect(await planNow()).toMatchObject({ watchedReels: 20, reelsWatchedToday: 10, streakDays: 2 });
    await expectInvariants(api.database);
  });

  it('is the only one: later reels count for the new day', async () => {
    const { api, person, planId, left } = await atMidnight(8);
    const [first = '', second = ''] = left;
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, first)).code).toBe(200);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, second)).msg).toContain('not in today’s feed');
  });

  it('must be watched to the end, within ten minutes after midnight', async () => {
    const { api, person, planId, left } = await atMidnight(0);
    const [reel = ''] = left;
    api.clock.advance(FIXTURE_REEL_MS * 0.9 - 1);
    expect((await mark(api, person, planId, reel)).msg).toContain('Please watch the reel to the end');
    api.clock.setIstDay(addDays(FIRST_DAY, 1), 10 / 60 + 1 / 3600);
    expect((await mark(api, person, planId, reel)).code).toBe(409);
  });

  it('is credited even if the plan ended with that day', async () => {
    const { api, person, planId } = await atMidnight(0);
    const lastDay = addDays(FIRST_DAY, 49);
    api.clock.setIstDay(lastDay, MIDNIGHT - 10 / 3600);
    const again = await signedInAgain(api, person);
    const [reel = ''] = await idsOf(api, again, planId);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, again, planId, reel)).code).toBe(200);
    expect((await page(api, again, planId)).msg).toContain('This plan has ended.');
  });

  it('is credited to the plan that ended, also if it was bought again just after midnight', async () => {
    const { api } = engine;
    const { person, plan } = await newBuyer(api);
    const lastDay = addDays(FIRST_DAY, 49);
    api.clock.setIstDay(lastDay, MIDNIGHT - 10 / 3600);
    await keepSignedIn(api);
    const [reel = ''] = await idsOf(api, person, plan._id);
    api.clock.advance(FIXTURE_REEL_MS);
    await buyPlan(api, person, plan, newId());
    expect(await mark(api, person, plan._id, reel)).toMatchObject({
      code: 200,
      data: { reelsWatchedToday: 1 },
    });
    const plans = await api.database.queries
      .selectFrom('user_plans')
      .select(['started_on', 'watched_reels'])
      .where('user_id', '=', person.userId)
      .orderBy('started_on')
      .execute();
    expect(plans).toEqual([
      { started_on: FIRST_DAY, watched_reels: 1 },
      { started_on: addDays(lastDay, 1), watched_reels: 0 },
    ]);
    await expectInvariants(api.database);
  });

  it('earns nothing once the recharge has been reversed', async () => {
    const { api } = engine;
    const { person, plan, _id } = await newBuyer(api);
    api.clock.setIstDay(FIRST_DAY, MIDNIGHT - 10 / 3600);
    const [reel = ''] = await idsOf(api, person, plan._id);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await reverse(api, _id)).code).toBe(200);
    expect((await mark(api, person, plan._id, reel)).code).toBe(409);
    expect(await profileOf(api, person)).toMatchObject({ lockedEarnings: 0, reelsWatched: 0 });
    // The function of the database refuses it, too.
    const watched = { userId: person.userId, planId: plan._id, videoId: reel };
    const credit = await creditReel(api.database, watched, person.token, api.clock.now(), FIRST_DAY);
    expect(credit).toMatchObject({ ok: false, error: 'planEnded' });
    await expectInvariants(api.database);
  });
});
