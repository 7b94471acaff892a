import { expect, it } from 'vitest';
import { seedCatalogue } from '../seed/seed';
import { mustCall } from '../testing/apiClient';
import { describeOnBothEngines, FIRST_DAY } from '../testing/engines';
import { idsOf, mark, page } from '../testing/feedCalls';
import { FIXTURE_REEL_MS, fixturePack } from '../testing/fixturePack';
import { expectInvariants } from '../testing/invariants';
import { newPerson } from '../testing/people';
import { activateFree, watchReels } from '../testing/watching';
import { addDays, istDay } from '../time/istDay';
import { replaceMissingReels } from './replaceMissingReels';

describeOnBothEngines('a day whose reels are hidden or have left the media pack', (engine) => {
  /** A user of the free plan who has watched some reels of a day; each test has a day of its own. */
  const newViewer = async (day: number, watched: number) => {
    const { api } = engine;
    api.clock.setIstDay(addDays(FIRST_DAY, day));
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    const ids = await idsOf(api, person, planId);
    await watchReels(api, person, planId, watched);
    const own = { userId: person.userId };
    const progress = async () => (await mustCall(api.url, 'getUserPlans', own, person.token)).plans[0];
    return { api, person, planId, ids, progress };
  };

  const startWithPackOf = async (count?: number) => {
    const { database, clock } = engine.api;
    const pack = fixturePack(count);
    await seedCatalogue(database, clock, { MEDIA_DIR: pack.directory });
    pack.remove();
  };

  it('has others, so that each user can complete it, with ten reels in all', async () => {
    const viewers = [await newViewer(0, 0), await newViewer(0, 5), await newViewer(0, 10)];
    await startWithPackOf(12);
    for (const { api, person, planId, ids, progress } of viewers) {
      await watchReels(api, person, planId, 10);
      expect(await progress()).toMatchObject({ reelsWatchedToday: 10, totalReels: 10, streakDays: 1 });
      const rest = await page(api, person, planId, 10, 1);
      expect(rest).toMatchObject({ data: [], hasMore: false, dailyLimitReached: true });
      expect(await idsOf(api, person, planId)).not.toEqual(ids);
    }
    await startWithPackOf();
    await expectInvariants(engine.api.database);
  });

  it('credits the reel that was being watched, and no eleventh one', async () => {
    const { api, person, planId, ids, progress } = await newViewer(1, 9);
    const { queries } = api.database;
    const [watched = '', last = ''] = [ids[0], ids[9]];
    const setInPack = (in_pack: boolean) =>
      queries.updateTable('reels').set({ in_pack }).where('id', 'in', [watched, last]).execute();
    await setInPack(false);
    await replaceMissingReels(queries, istDay(api.clock.now()));
    const [other = ''] = (await idsOf(api, person, planId)).filter((id) => !ids.includes(id));
    api.clock.advance(FIXTURE_REEL_MS);
    expect(await mark(api, person, planId, last)).toMatchObject({ code: 200 });
    api.clock.advance(FIXTURE_REEL_MS);
    expect(await mark(api, person, planId, other)).toMatchObject({ code: 409 });
    expect(await progress()).toMatchObject({ reelsWatchedToday: 10, totalReels: 10, streakDays: 1 });
    await setInPack(true);
    await expectInvariants(api.database);
  });

  it('has another one as soon as a reel is hidden, and keeps the credit of who has watched it', async () => {
    const viewers = [await newViewer(3, 0), await newViewer(3, 1), await newViewer(3, 10)];
    const { url, admin } = engine.api;
    const [hidden = ''] = viewers[0]?.ids ?? [];
    const setActive = async (active: boolean) => {
      const reels = await mustCall(url, 'adminListReels', { page: 0, limit: 100 }, admin.token);
      const reel = reels.find(({ _id }) => _id === hidden);
      if (!reel) throw new Error('The reel is not listed');
      const { title, videoUrl, duration } = reel;
      await mustCall(url, 'adminSaveReel', { _id: hidden, title, videoUrl, duration, active }, admin.token);
    };
    await setActive(false);
    for (const { api, person, planId, progress } of viewers) {
      expect(await idsOf(api, person, planId)).not.toContain(hidden);
      await watchReels(api, person, planId, 10);
      expect(await progress()).toMatchObject({ reelsWatchedToday: 10, totalReels: 10, streakDays: 1 });
    }
    await setActive(true);
    await expectInvariants(engine.api.database);
  });

  it('is shorter if there are no others', async () => {
    const { api, person, planId, progress } = await newViewer(2, 0);
    await startWithPackOf(4);
    await watchReels(api, person, planId, 10);
    expect(await progress()).toMatchObject({ reelsWatchedToday: 4, totalReels: 4, streakDays: 1 });
    await startWithPackOf();
  });
});
