import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { reportKey } from '../telemetry/reportKey';
import { watchViewers } from '../http/files/watchViewers';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newPerson } from '../testing/people';
import { activateFree } from '../testing/watching';
import { MediaViewers } from './mediaViewers';
import { viewerOf, withViewer } from './viewerParameter';

const HOUR_MS = 60 * 60 * 1000;
const [KEY, OTHER_KEY] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
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
      for (const id of [userId, userId, nobody]) viewers.add(id);
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
      const key = await reportKey(api.database.queries);
      expect(viewerOf(key, reel?.videoUrl ?? '')).toBe(person.userId);
      expect(viewerOf(key, reel?.videoAv1Url ?? '')).toBe(person.userId);
      const response = await fetch(`${api.url}/media/${reel?.videoUrl}`, { headers: { range: 'bytes=0-' } });
      expect(response.status).toBe(206);
      await response.arrayBuffer();
      await expect.poll(() => viewersOf([person.userId]), { timeout: 20_000 }).toHaveLength(1);
    });
  },
  { settings: { MEDIA_SIGNAL: true } },
);

describeOnEngines('a flood of made-up viewers', (engine) => {
  it('does not crowd out a real one', async () => {
    const { database, clock } = engine.api;
    const { userId } = await newPerson(engine.api);
    const app = Fastify();
    const record = watchViewers(app, KEY, { database, clock, log: LOG });
    // More than one write has.
    for (let id = 0; id < 1_001; id += 1) {
      record(`/media/lesson.mp4?u=${newId()}`);
      record(withViewer(OTHER_KEY, '/media/lesson.mp4', newId()));
    }
    record(`/media/${withViewer(KEY, 'lesson.mp4', userId)}`);
    await app.close();
    const query = database.queries.selectFrom('media_viewers').select('user_id');
    expect(await query.where('user_id', '=', userId).execute()).toHaveLength(1);
  });
});

it('an address names nobody without a user, or with a signature of another user or key', () => {
  const address = withViewer(KEY, '/media/lesson.mp4', 'asha');
  expect(viewerOf(KEY, address)).toBe('asha');
  const others = ['/media/lesson.mp4', '/media/lesson.mp4?u=asha', address.replace('asha', 'ravi')];
  for (const other of others) expect(viewerOf(KEY, other)).toBeNull();
  expect(viewerOf(OTHER_KEY, address)).toBeNull();
});
