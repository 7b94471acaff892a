import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { FIXTURE_REEL_MS } from '../testing/fixturePack';
import { newPerson, type Person, signedInAgain } from '../testing/people';
import { expectSound } from '../testing/soundness';
import type { TestApi } from '../testing/startTestApi';
import { activateFree, buyPlan, plansOf, watchReels } from '../testing/watching';
import { addDays } from '../time/istDay';

function page(api: TestApi, { userId, token }: Person, planId: string, skip = 0, limit = 20) {
  return call(api.url, 'getReelsByUserPlan', { userId, planId, skip, limit }, token);
}

function mark(api: TestApi, { userId, token }: Person, planId: string, videoId: string) {
  return call(api.url, 'markReelWatched', { userId, planId, videoId }, token);
}

async function idsOf(api: TestApi, person: Person, planId: string): Promise<string[]> {
  return ((await page(api, person, planId)).data ?? []).map(({ _id }) => _id);
}

describeOnEngines('the feed', (engine) => {
  it('hands out one reel at a time until the tenth [MONEY-2]', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    const first = await page(api, person, planId, 0, 1);
    expect(first).toMatchObject({ data: [{ planId, watched: false, duration: 20 }], hasMore: true });
    expect(first).toMatchObject({ dailyLimitReached: false });
    expect(await page(api, person, planId, 9, 1)).toMatchObject({ data: [{ planId }], hasMore: false });
    expect(await page(api, person, planId, 10, 1)).toMatchObject({ data: [], hasMore: false });
    await watchReels(api, person, planId, 10);
    const after = await page(api, person, planId, 10, 1);
    expect(after).toMatchObject({ data: [], hasMore: false, dailyLimitReached: true });
  });

  it('is the same all day for everyone, and another the next day, until the pool is through', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const other = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    await activateFree(api, other);
    const days: string[][] = [];
    for (let day = 0; day < 3; day += 1) {
      api.clock.setIstDay(addDays(FIRST_DAY, day), 0);
      const morning = await idsOf(api, person, planId);
      api.clock.setIstDay(addDays(FIRST_DAY, day), 23);
      expect(await idsOf(api, other, planId)).toEqual(morning);
      days.push(morning);
    }
    expect(new Set(days.flat()).size).toBe(30);
  });

  it('stays as it is for the day when reels come and go', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    const before = await idsOf(api, person, planId);
    const reel = { title: 'New', videoUrl: 'new.mp4', duration: 20, position: 0 };
    const added = await mustCall(api.url, 'adminSaveReel', reel, api.admin.token);
    expect(await idsOf(api, person, planId)).toEqual(before);
    const off = { ...reel, _id: added._id, active: false };
    await mustCall(api.url, 'adminSaveReel', off, api.admin.token);
  });

  it('opens, where no plan is named, at the first reel not watched of the plan to watch', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const opened = (skip: number) =>
      call(api.url, 'getReelsByUserPlan', { userId: person.userId, skip, limit: 1 }, person.token);
    expect(await opened(0)).toMatchObject({ code: 200, data: [], planId: null, skip: 0, hasMore: false });
    const { _id: planId } = await activateFree(api, person);
    const ids = await idsOf(api, person, planId);
    expect(await opened(0)).toMatchObject({ data: [{ _id: ids[0] }], planId, skip: 0, hasMore: true });
    api.clock.advance(FIXTURE_REEL_MS);
    await mark(api, person, planId, ids[1] ?? '');
    expect(await opened(0)).toMatchObject({ data: [{ _id: ids[0] }], skip: 0 });
    await watchReels(api, person, planId, 2);
    expect(await opened(0)).toMatchObject({ data: [{ _id: ids[3] }], planId, skip: 3 });
    expect(await opened(1)).toMatchObject({ data: [{ _id: ids[4] }], planId, skip: 4 });
    await watchReels(api, person, planId, 10);
    expect(await opened(0)).toMatchObject({ data: [], planId, skip: 10, dailyLimitReached: true });
  });

  it('is for those who have the plan', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { free } = await plansOf(api);
    expect(await page(api, person, free._id)).toMatchObject({ code: 409, data: null });
  });
});

describeOnEngines('the watch clock', (engine) => {
  const scene = async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    return { api, person, planId };
  };

  it('credits a reel after nine tenths of it, and says how long is left before [MONEY-5]', async () => {
    const { api, person, planId } = await scene();
    const [reel = ''] = await idsOf(api, person, planId);
    api.clock.advance(FIXTURE_REEL_MS * 0.9 - 1);
    expect(await mark(api, person, planId, reel)).toMatchObject({
      code: 409,
      msg: 'Please watch the reel to its end: 1 more seconds.',
    });
    api.clock.advance(1);
    const done = await mark(api, person, planId, reel);
    expect(done).toMatchObject({
      code: 200,
      data: { earnWatchReel: 0.5, reelsWatchedToday: 1, totalReels: 10 },
    });
    expect(await mark(api, person, planId, reel)).toEqual(done);
  });

  it('goes on when the feed is read again while the reel plays', async () => {
    const { api, person, planId } = await scene();
    const [reel = ''] = await idsOf(api, person, planId);
    api.clock.advance(FIXTURE_REEL_MS * 0.8);
    await idsOf(api, person, planId);
    api.clock.advance(FIXTURE_REEL_MS * 0.1);
    expect((await mark(api, person, planId, reel)).code).toBe(200);
  });

  it('does not run for a reel that was fetched ahead while another one plays', async () => {
    const { api, person, planId } = await scene();
    const [first = '', second = ''] = await idsOf(api, person, planId);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, first)).code).toBe(200);
    expect((await mark(api, person, planId, second)).code).toBe(409);
    api.clock.advance(FIXTURE_REEL_MS * 0.9);
    expect((await mark(api, person, planId, second)).code).toBe(200);
  });

  it('gives its time to one of several reels that ask for it at the same moment', async () => {
    const { api, person, planId } = await scene();
    const reels = await idsOf(api, person, planId);
    for (let time = 1; time <= 3; time += 1) {
      api.clock.advance(FIXTURE_REEL_MS);
      await Promise.all(reels.map((reel) => mark(api, person, planId, reel)));
      const progress = await mustCall(
        api.url,
        'getUserTodayProgress',
        { userId: person.userId },
        person.token,
      );
      expect(progress[0]?.reelsWatchedToday).toBe(time);
    }
  });

  it('lets a reel be skipped, since a video can fail', async () => {
    const { api, person, planId } = await scene();
    const [first = '', second = ''] = await idsOf(api, person, planId);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, second)).code).toBe(200);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, first)).code).toBe(200);
  });

  it('is one for all plans of a user', async () => {
    const { api, person, planId } = await scene();
    const [paid] = (await plansOf(api)).paid;
    if (!paid) throw new Error('There is no paid plan');
    await buyPlan(api, person, paid, newId());
    const [one = ''] = await idsOf(api, person, planId);
    const [other = ''] = await idsOf(api, person, paid._id);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, one)).code).toBe(200);
    expect((await mark(api, person, paid._id, other)).code).toBe(409);
  });

  it('never credits more time than has passed, however hard a user tries', async () => {
    const { api, person, planId } = await scene();
    const reels = await idsOf(api, person, planId);
    let credited = 0;
    const minutes = 2;
    for (let second = 0; second < minutes * 60; second += 3) {
      api.clock.advance(3000);
      for (const reel of reels.slice(credited, credited + 2)) {
        if ((await mark(api, person, planId, reel)).code === 200) credited += 1;
      }
    }
    expect(credited).toBe(Math.floor((minutes * 60_000) / (FIXTURE_REEL_MS * 0.9)));
  });

  it('knows only reels of today that were handed out', async () => {
    const { api, person, planId } = await scene();
    const [shown = ''] = (await page(api, person, planId, 0, 1)).data?.map(({ _id }) => _id) ?? [];
    api.clock.advance(FIXTURE_REEL_MS);
    const hidden = await newPerson(api);
    await activateFree(api, hidden);
    const notShown = (await idsOf(api, hidden, planId))[5] ?? '';
    const refused = { code: 409, msg: 'This reel is not in your feed of today. Please open the feed again.' };
    expect(await mark(api, person, planId, notShown)).toMatchObject(refused);
    expect(await mark(api, person, planId, 'no-such-reel')).toMatchObject(refused);
    api.clock.setIstDay(addDays(FIRST_DAY, 1));
    expect(await mark(api, person, planId, shown)).toMatchObject(refused);
  });
});

describeOnEngines('a reel that plays at midnight in India', (engine) => {
  const MIDNIGHT = 24;
  /** Somebody with `watched` reels of the first day, who opens the next ones ten seconds before it ends. */
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

  it('counts for the day on which it began, and completes it', async () => {
    const { api, person, planId, left, planNow } = await atMidnight(9);
    const [last = ''] = left;
    api.clock.advance(FIXTURE_REEL_MS);
    const done = await mark(api, person, planId, last);
    expect(done).toMatchObject({ code: 200, data: { earnWatchReel: 0.5, reelsWatchedToday: 10 } });
    // Sent again because its reply was lost, it says the same.
    expect(await mark(api, person, planId, last)).toEqual(done);
    expect(await planNow()).toMatchObject({ watchedReels: 10, reelsWatchedToday: 0, streakDays: 1 });
    await watchReels(api, person, planId, 10);
    expect(await planNow()).toMatchObject({ watchedReels: 20, reelsWatchedToday: 10, streakDays: 2 });
    await expectSound(api.database);
  });

  it('is one: the next ones belong to the new day', async () => {
    const { api, person, planId, left } = await atMidnight(8);
    const [first = '', second = ''] = left;
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, first)).code).toBe(200);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, second)).msg).toContain('not in your feed of today');
  });

  it('has to be played to its end, and is over ten minutes later', async () => {
    const { api, person, planId, left } = await atMidnight(0);
    const [reel = ''] = left;
    api.clock.advance(FIXTURE_REEL_MS * 0.9 - 1);
    expect((await mark(api, person, planId, reel)).msg).toContain('Please watch the reel to its end');
    api.clock.setIstDay(addDays(FIRST_DAY, 1), 10 / 60 + 1 / 3600);
    expect((await mark(api, person, planId, reel)).code).toBe(409);
  });

  it('is credited still when the plan ended with that day', async () => {
    const { api, person, planId } = await atMidnight(0);
    const lastDay = addDays(FIRST_DAY, 49);
    api.clock.setIstDay(lastDay, MIDNIGHT - 10 / 3600);
    const again = await signedInAgain(api, person);
    const [reel = ''] = await idsOf(api, again, planId);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, again, planId, reel)).code).toBe(200);
    expect((await page(api, again, planId)).msg).toContain('This plan has ended.');
  });
});
