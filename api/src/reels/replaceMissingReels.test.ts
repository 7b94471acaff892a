import { expect, it, onTestFinished, vi } from 'vitest';
import { seedCatalogue } from '../seed/seed';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines, describeOnPostgresql, FIRST_DAY } from '../testing/engines';
import { idsOf, mark, page } from '../testing/feedCalls';
import { FIXTURE_REEL_MS, fixturePack } from '../testing/fixturePack';
import { expectInvariants } from '../testing/invariants';
import { OTHER_WAITS } from '../testing/lockWaits';
import { newPerson } from '../testing/people';
import { activateFree, watchReels } from '../testing/watching';
import { addDays, istDay } from '../time/istDay';
import { replaceMissingReels } from './replaceMissingReels';

/** Takes the lock that a reel is hidden under. */
const LOCK = "select pg_advisory_xact_lock(hashtextextended('reelrupee replacing reels', 0))";

describeOnPostgresql('a day that is planned while reels are being hidden', (engine) => {
  it('has none of them', async () => {
    const { api } = engine;
    api.clock.setIstDay(addDays(FIRST_DAY, 7));
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    const client = await api.database.pool.connect();
    onTestFinished(() => client.release(true));
    await client.query('begin');
    await client.query(LOCK);
    // All but nine of thirty: whatever ten are chosen, one of them is hidden.
    const { rows } = await client.query<{ id: string }>(
      'update reels set active = false where position >= 9 returning id',
    );
    const planned = idsOf(api, person, planId);
    const waits = async () => expect((await client.query(OTHER_WAITS)).rows[0]).toEqual({ waits: true });
    await Promise.race([planned, vi.waitFor(waits, 20_000)]);
    await client.query('commit');
    const hidden = rows.map(({ id }) => id);
    expect((await planned).filter((id) => hidden.includes(id))).toEqual([]);
    expect(await planned).toHaveLength(9);
    await api.database.queries.updateTable('reels').set({ active: true }).execute();
  });
});

describeOnEngines('a day whose reels are hidden or have left the media pack', (engine) => {
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

  const setActive = async (id: string, active: boolean) => {
    const { url, admin } = engine.api;
    const reels = await mustCall(url, 'adminListReels', { page: 0, limit: 100 }, admin.token);
    const reel = reels.find(({ _id }) => _id === id);
    if (!reel) throw new Error('The reel is not listed');
    const { title, videoUrl, duration } = reel;
    await mustCall(url, 'adminSaveReel', { _id: id, title, videoUrl, duration, active }, admin.token);
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
    const [hidden = ''] = viewers[0]?.ids ?? [];
    await setActive(hidden, false);
    for (const { api, person, planId, progress } of viewers) {
      expect(await idsOf(api, person, planId)).not.toContain(hidden);
      await watchReels(api, person, planId, 10);
      expect(await progress()).toMatchObject({ reelsWatchedToday: 10, totalReels: 10, streakDays: 1 });
    }
    await setActive(hidden, true);
    await expectInvariants(engine.api.database);
  });

  it('keeps the slots of who has watched the hidden reel, and the reels behind it are the rest of the day', async () => {
    const { api, person, planId, ids, progress } = await newViewer(8, 5);
    const [hidden = ''] = ids.slice(2);
    await setActive(hidden, false);
    const data = (await page(api, person, planId)).data ?? [];
    expect(data.map(({ _id }) => _id).toSpliced(2, 1, hidden)).toEqual(ids);
    expect(data.map(({ watched }) => watched)).toEqual(ids.map((_, slot) => slot < 5));
    expect(data.slice(0, 5).map(({ earnWatchReel }) => earnWatchReel)).toEqual(Array(5).fill(0.5));
    for (const id of ids.slice(5)) {
      api.clock.advance(FIXTURE_REEL_MS);
      expect(await mark(api, person, planId, id)).toMatchObject({ code: 200 });
    }
    expect(await progress()).toMatchObject({ reelsWatchedToday: 10, totalReels: 10, streakDays: 1 });
    await setActive(hidden, true);
    await expectInvariants(api.database);
  });

  it('is shorter if there are no others', async () => {
    const { api, person, planId, progress } = await newViewer(2, 0);
    await startWithPackOf(4);
    await watchReels(api, person, planId, 10);
    expect(await progress()).toMatchObject({ reelsWatchedToday: 4, totalReels: 4, streakDays: 1 });
    await startWithPackOf();
  });

  it('counts for all who have watched the rest when it gets shorter, also if they do not come back', async () => {
    await startWithPackOf(10);
    const viewers = [await newViewer(4, 9), await newViewer(4, 8), await newViewer(4, 10)];
    const [nine, eight, ten] = viewers;
    if (!nine || !eight || !ten) throw new Error('There are no viewers');
    const hidden = nine.ids[9] ?? '';
    await setActive(hidden, false);
    expect(await nine.progress()).toMatchObject({ reelsWatchedToday: 9, totalReels: 9, streakDays: 1 });
    expect(await eight.progress()).toMatchObject({ reelsWatchedToday: 8, totalReels: 9, streakDays: 0 });
    expect(await ten.progress()).toMatchObject({ reelsWatchedToday: 10, totalReels: 10, streakDays: 1 });
    await watchReels(eight.api, eight.person, eight.planId, 10);
    expect(await eight.progress()).toMatchObject({ reelsWatchedToday: 9, totalReels: 9, streakDays: 1 });
    // Its page was open: the reel is credited as on any other day.
    nine.api.clock.advance(FIXTURE_REEL_MS);
    expect(await mark(nine.api, nine.person, nine.planId, hidden)).toMatchObject({
      code: 200,
      data: { reelsWatchedToday: 10, totalReels: 10 },
    });
    expect(await nine.progress()).toMatchObject({ reelsWatchedToday: 10, totalReels: 10, streakDays: 1 });
    nine.api.clock.setIstDay(addDays(FIRST_DAY, 5));
    for (const { progress } of viewers) expect(await progress()).toMatchObject({ streakDays: 1 });
    await setActive(hidden, true);
    await startWithPackOf();
    await expectInvariants(engine.api.database);
  });

  it('unlocks the earnings of a tenth day that gets shorter', async () => {
    await startWithPackOf(10);
    const { api, person, ids, progress } = await newViewer(6, 9);
    const { queries } = api.database;
    await queries
      .updateTable('user_plans')
      .set({ streak_days: 9, last_counted_on: addDays(FIRST_DAY, 5) })
      .where('user_id', '=', person.userId)
      .execute();
    await setActive(ids[9] ?? '', false);
    expect(await progress()).toMatchObject({ streakDays: 10, lockedEarnings: 0 });
    const { userId, token } = person;
    const profile = await mustCall(api.url, 'getUserProfile', { userId }, token);
    expect(profile).toMatchObject({ walletBalance: 4.5 });
    await setActive(ids[9] ?? '', true);
    await startWithPackOf();
    await expectInvariants(api.database);
  });
});
