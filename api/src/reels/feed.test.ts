import { expect, it, vi } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { idsOf, mark, page } from '../testing/feedCalls';
import { FIXTURE_REEL_MS } from '../testing/fixturePack';
import { newPerson } from '../testing/people';
import { activateFree, buyPlan, planOf, watchReels } from '../testing/watching';
import { addDays } from '../time/istDay';

describeOnEngines('the feed', (engine) => {
  it('serves one reel at a time, ten a day [MONEY-2]', async () => {
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

  it('takes two statements of the database, and a third that serves unwatched reels', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    await watchReels(api, person, planId, 1);
    const sent = vi.spyOn(api.database.pool, 'query');
    expect(await page(api, person, planId, 0, 1)).toMatchObject({ data: [{ watched: true }] });
    expect(sent).toHaveBeenCalledTimes(2);
    expect(await page(api, person, planId, 1, 1)).toMatchObject({ data: [{ watched: false }] });
    expect(sent).toHaveBeenCalledTimes(5);
  });

  it('is the same for everyone all day, and has other reels each day until the pool is used up', async () => {
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

  it('offers each reel of the pack in AV1 too, until an administrator gives it another video', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    const request = { userId: person.userId, planId, skip: 0, limit: 1 };
    const open = async () => (await mustCall(api.url, 'getReelsByUserPlan', request, person.token))[0];
    const first = await open();
    if (!first) throw new Error('the feed is empty');
    const { _id, title, duration, videoAv1Url } = first;
    const videoUrl = first.videoUrl.split('?')[0] ?? '';
    expect(videoAv1Url).toBe(first.videoUrl.replace('.mp4', '.av1.mp4'));
    const save = (change: { title?: string; videoUrl?: string }) =>
      mustCall(api.url, 'adminSaveReel', { _id, title, videoUrl, duration, ...change }, api.admin.token);
    await save({ title: 'Renamed' });
    expect(await open()).toMatchObject({ title: 'Renamed', videoAv1Url });
    await save({ videoUrl: 'other.mp4' });
    expect(await open()).not.toHaveProperty('videoAv1Url');
    await save({});
  });

  it('offers the captions of each reel in Hindi too, until an administrator gives it others', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    const request = { userId: person.userId, planId, skip: 1, limit: 1 };
    const open = async () => (await mustCall(api.url, 'getReelsByUserPlan', request, person.token))[0];
    const first = await open();
    if (!first) throw new Error('the feed is empty');
    const { _id, title, duration, captionsUrl, captionsHiUrl } = first;
    const videoUrl = first.videoUrl.split('?')[0] ?? '';
    expect(captionsHiUrl).toBe(captionsUrl.replace('.vtt', '.hi.vtt'));
    const reel = { _id, title, videoUrl, duration };
    const save = (captions: { captionsUrl: string; captionsHiUrl?: string }) =>
      mustCall(api.url, 'adminSaveReel', { ...reel, ...captions }, api.admin.token);
    await save({ captionsUrl });
    expect(await open()).toMatchObject({ captionsHiUrl });
    await save({ captionsUrl: 'other.vtt' });
    expect(await open()).not.toHaveProperty('captionsHiUrl');
    const other = { captionsUrl: 'other.vtt', captionsHiUrl: 'other.hi.vtt' };
    expect(await save(other)).toMatchObject(other);
    expect(await open()).toMatchObject(other);
  });

  it('offers the title of each reel in Hindi too, until an administrator gives it another', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    const request = { userId: person.userId, planId, skip: 2, limit: 1 };
    const open = async () => (await mustCall(api.url, 'getReelsByUserPlan', request, person.token))[0];
    const first = await open();
    if (!first) throw new Error('the feed is empty');
    const { _id, title, titleHi, duration } = first;
    const reel = { _id, videoUrl: first.videoUrl.split('?')[0] ?? '', duration };
    const save = (titles: { title: string; titleHi?: string }) =>
      mustCall(api.url, 'adminSaveReel', { ...reel, ...titles }, api.admin.token);
    expect(titleHi).toMatch(/^पाठ \d+$/);
    await save({ title });
    expect(await open()).toMatchObject({ titleHi });
    await save({ title: 'Another' });
    expect(await open()).not.toHaveProperty('titleHi');
    const other = { title: 'Another', titleHi: 'दूसरा' };
    expect(await save(other)).toMatchObject(other);
    expect(await open()).toMatchObject(other);
    await save({ title, ...(titleHi ? { titleHi } : {}) });
  });

  it('stays the same for the day when other reels are added or hidden', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    const before = await idsOf(api, person, planId);
    const reel = { title: 'New', videoUrl: 'new.mp4', duration: 20, position: 0 };
    const added = await mustCall(api.url, 'adminSaveReel', reel, api.admin.token);
    expect(await idsOf(api, person, planId)).toEqual(before);
    const off = { ...reel, _id: added._id, active: false };
    await mustCall(api.url, 'adminSaveReel', off, api.admin.token);
    expect(await idsOf(api, person, planId)).toEqual(before);
    const again = await mustCall(api.url, 'adminSaveReel', { ...reel, _id: added._id }, api.admin.token);
    expect(again.active).toBe(false);
  });

  it('starts at the first unwatched reel of the active plan when the call names no plan', async () => {
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

  it('leaves the free plan out while a paid one runs, unless the call names it', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const free = await activateFree(api, person);
    const paid = await planOf(api, 250);
    await buyPlan(api, person, paid, newId());
    await watchReels(api, person, paid._id, 10);
    const { userId, token } = person;
    const opened = await call(api.url, 'getReelsByUserPlan', { userId, skip: 0, limit: 1 }, token);
    expect(opened).toMatchObject({ data: [], planId: paid._id, skip: 10, dailyLimitReached: true });
    const [named = ''] = await idsOf(api, person, free._id);
    api.clock.advance(FIXTURE_REEL_MS);
    expect(await mark(api, person, free._id, named)).toMatchObject({ code: 200 });
  });

  it('says when the user watched a reel before, in any plan, and how many reels of today are new', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    const plans = () => mustCall(api.url, 'getUserPlans', { userId: person.userId }, person.token);
    expect((await plans()).plans).toMatchObject([{ newReelsToday: 10 }]);
    const firstDay = await idsOf(api, person, planId);
    await watchReels(api, person, planId, 9);
    expect((await plans()).plans).toMatchObject([{ newReelsToday: 10 }]);
    for (let day = 1; day <= 4; day += 1) {
      api.clock.setIstDay(addDays(FIRST_DAY, day));
      const { data } = await page(api, person, planId);
      const again = (data ?? []).filter(({ lastWatchedOn }) => lastWatchedOn !== undefined);
      expect(again.map(({ _id }) => _id).sort()).toEqual(
        (data ?? [])
          .map(({ _id }) => _id)
          .filter((id) => firstDay.slice(0, 9).includes(id))
          .sort(),
      );
      expect(again.every(({ lastWatchedOn }) => lastWatchedOn === FIRST_DAY)).toBe(true);
      expect((await plans()).plans).toMatchObject([{ newReelsToday: 10 - again.length }]);
      if (day === 4) expect(again.length).toBeGreaterThan(0);
    }
    const other = await newPerson(api);
    await activateFree(api, other);
    expect((await page(api, other, planId)).data?.some((reel) => 'lastWatchedOn' in reel)).toBe(false);
  });

  it('shows visitors three reels of the pool, without serving them', async () => {
    const { api } = engine;
    const free = await planOf(api, 0);
    const samples = await mustCall(api.url, 'getSampleReels', {});
    expect(samples).toHaveLength(3);
    expect(samples).toMatchObject([{ planId: free._id, watched: false, title: 'Lesson 1' }, {}, {}]);
    const person = await newPerson(api);
    await activateFree(api, person);
    const own = { userId: person.userId, planId: free._id };
    const sample = { ...own, videoId: samples[0]?._id ?? '' };
    expect(await call(api.url, 'markReelWatched', sample, person.token)).toMatchObject({ code: 409 });
  });

  it('requires the plan', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const free = await planOf(api, 0);
    expect(await page(api, person, free._id)).toMatchObject({ code: 409, data: null });
  });
});
