import { expect, it } from 'vitest';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newPerson } from '../testing/people';
import { activateFree } from '../testing/watching';
import { MediaViewers } from './mediaViewers';
import { viewerOf, withViewer } from './viewerParameter';

const HOUR_MS = 60 * 60 * 1000;
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

    it('are recorded again an hour later, since a restore may have taken their row away', async () => {
      const { database, clock } = engine.api;
      const viewers = new MediaViewers({ database, clock, log: LOG });
      const { userId } = await newPerson(engine.api);
      const watch = async () => {
        viewers.add(userId);
        await viewers.flush();
        return viewersOf([userId]);
      };
      expect(await watch()).toHaveLength(1);
      await database.queries.deleteFrom('media_viewers').where('user_id', '=', userId).execute();
      clock.advance(HOUR_MS - 1);
      expect(await watch()).toEqual([]);
      clock.advance(1);
      expect(await watch()).toHaveLength(1);
    });

    it('are named by the addresses of their videos, and recorded when they fetch one', async () => {
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
      await expect.poll(() => viewersOf([person.userId]), { timeout: 20_000 }).toHaveLength(1);
    });
  },
  { settings: { MEDIA_SIGNAL: true } },
);

it('an address without a user names nobody', () => {
  expect(viewerOf('/media/lesson.mp4')).toBeNull();
  expect(viewerOf(withViewer('/media/lesson.mp4', 'a b&c'))).toBe('a b&c');
});
