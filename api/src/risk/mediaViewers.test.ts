import { expect, it } from 'vitest';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newPerson } from '../testing/people';
import { activateFree } from '../testing/watching';
import { MediaViewers } from './mediaViewers';
import { viewerOf, withViewer } from './viewerParameter';

const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeOnEngines(
  'viewers of media',
  (engine) => {
    const viewersOf = (ids: string[]) =>
      engine.api.database.queries
        .selectFrom('media_viewers')
        .select('user_id')
        .where('user_id', 'in', ids)
        .execute();

    it('are recorded once, and ids of no user change nothing', async () => {
      const { database, clock } = engine.api;
      const viewers = new MediaViewers({ database, clock, log: LOG });
      const { userId } = await newPerson(engine.api);
      const nobody = newId();
      for (const id of [userId, userId, nobody, 'x'.repeat(65)]) viewers.add(id);
      await viewers.flush();
      viewers.add(userId);
      await viewers.flush();
      expect(await viewersOf([userId, nobody])).toEqual([{ user_id: userId }]);
    });

    it('are named by the addresses of their videos', async () => {
      const { api } = engine;
      const person = await newPerson(api);
      const plan = await activateFree(api, person);
      const own = { userId: person.userId, planId: plan._id };
      const [reel] = await mustCall(api.url, 'getReelsByUserPlan', own, person.token);
      expect(viewerOf(reel?.videoUrl ?? '')).toBe(person.userId);
      expect(viewerOf(reel?.videoAv1Url ?? '')).toBe(person.userId);
      const response = await fetch(`${api.url}/media/${reel?.videoUrl}`, { headers: { range: 'bytes=0-' } });
      expect(response.status).toBe(206);
      await response.arrayBuffer();
    });
  },
  { settings: { MEDIA_SIGNAL: true } },
);

it('an address without a user names nobody', () => {
  expect(viewerOf('/media/lesson.mp4')).toBeNull();
  expect(viewerOf(withViewer('/media/lesson.mp4', 'a b&c'))).toBe('a b&c');
});
