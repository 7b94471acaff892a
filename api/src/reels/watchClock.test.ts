import { expect, it } from 'vitest';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { idsOf, mark, page } from '../testing/feedCalls';
import { FIXTURE_REEL_MS } from '../testing/fixturePack';
import { newPerson } from '../testing/people';
import { activateFree, buyPlan, planOf } from '../testing/watching';
import { addDays } from '../time/istDay';

describeOnEngines('the watch timer', (engine) => {
  const scene = async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    return { api, person, planId };
  };

  it('credits a reel after 90 % of its duration, and says before how long is left [MONEY-5]', async () => {
    const { api, person, planId } = await scene();
    const [reel = ''] = await idsOf(api, person, planId);
    api.clock.advance(FIXTURE_REEL_MS * 0.9 - 1);
    expect(await mark(api, person, planId, reel)).toMatchObject({
      code: 409,
      msg: 'Please watch the reel to the end: 1 more seconds.',
    });
    api.clock.advance(1);
    const done = await mark(api, person, planId, reel);
    expect(done).toMatchObject({
      code: 200,
      data: { earnWatchReel: 0.5, reelsWatchedToday: 1, totalReels: 10 },
    });
    expect(await mark(api, person, planId, reel)).toEqual(done);
  });

  it('continues when the feed is read again while the reel plays', async () => {
    const { api, person, planId } = await scene();
    const [reel = ''] = await idsOf(api, person, planId);
    api.clock.advance(FIXTURE_REEL_MS * 0.8);
    await idsOf(api, person, planId);
    api.clock.advance(FIXTURE_REEL_MS * 0.1);
    expect((await mark(api, person, planId, reel)).code).toBe(200);
  });

  it('does not run for a prefetched reel while another one plays', async () => {
    const { api, person, planId } = await scene();
    const [first = '', second = ''] = await idsOf(api, person, planId);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, first)).code).toBe(200);
    expect((await mark(api, person, planId, second)).code).toBe(409);
    api.clock.advance(FIXTURE_REEL_MS * 0.9);
    expect((await mark(api, person, planId, second)).code).toBe(200);
  });

  it('credits one of several reels that are reported at the same time', async () => {
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

  it('allows skipping a reel, since a video can fail', async () => {
    const { api, person, planId } = await scene();
    const [first = '', second = ''] = await idsOf(api, person, planId);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, second)).code).toBe(200);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, first)).code).toBe(200);
  });

  it('is shared by all plans of a user', async () => {
    const { api, person, planId } = await scene();
    const paid = await planOf(api, 250);
    await buyPlan(api, person, paid, newId());
    const [one = ''] = await idsOf(api, person, planId);
    const [other = ''] = await idsOf(api, person, paid._id);
    api.clock.advance(FIXTURE_REEL_MS);
    expect((await mark(api, person, planId, one)).code).toBe(200);
    expect((await mark(api, person, paid._id, other)).code).toBe(409);
  });

  it('never credits more time than has passed, however often reels are reported', async () => {
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

  it('knows only reels that were served today', async () => {
    const { api, person, planId } = await scene();
    const [shown = ''] = (await page(api, person, planId, 0, 1)).data?.map(({ _id }) => _id) ?? [];
    api.clock.advance(FIXTURE_REEL_MS);
    const hidden = await newPerson(api);
    await activateFree(api, hidden);
    const notShown = (await idsOf(api, hidden, planId))[5] ?? '';
    const refused = { code: 409, msg: 'This reel is not in today’s feed. Please reopen the feed.' };
    expect(await mark(api, person, planId, notShown)).toMatchObject(refused);
    expect(await mark(api, person, planId, 'no-such-reel')).toMatchObject(refused);
    api.clock.setIstDay(addDays(FIRST_DAY, 1));
    expect(await mark(api, person, planId, shown)).toMatchObject(refused);
  });
});
