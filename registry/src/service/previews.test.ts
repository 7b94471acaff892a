/** Links that open a release in the live shell before it is live. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toRelease } from '../make/toRelease';
import { remoteLike } from '../testing/exampleStore';
import { ask, startTeamService, type Problem, type TeamService } from '../testing/teamService';

let service: TeamService;
beforeEach(async () => {
  service = await startTeamService();
});
afterEach(() => service.stop());

test('a preview is for a release that is not live yet, and its link does not reveal the release', async () => {
  await service.publish('1.1.0-b');
  const made = await service.post<{ address: string }>('/previews', { remote: 'mf-one', release: '1.1.0-b' });
  expect(made.address).toMatch(/^http:\/\/site\.test\/one\?preview=[\w-]{22}$/);
  expect(await service.store.previews()).toMatchObject([
    { remote: 'mf-one', release: { id: '1.1.0-b' }, by: 'team of mf-one' },
  ]);
});

test('a remote has at most 100 links at a time', async () => {
  await service.publish('1.1.0-b');
  const made = { remote: 'mf-one', release: '1.1.0-b' };
  const other = {
    ...made,
    release: toRelease(remoteLike('mf-one')),
    by: 'CI',
    expiresAt: '2999-01-01T00:00:00Z',
  };
  for (let link = 0; link < 99; link += 1) await service.store.savePreview({ ...other, ticket: `t${link}` });
  expect((await service.post('/previews', made)).status).toBe(201);
  const refused = await service.post<Problem>('/previews', made);
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.problem).toMatch(/^mf-one has 100 links to previews already\./);
  expect(await service.store.previews()).toHaveLength(100);
});

test('no link brings back a release that was live before', async () => {
  await service.publish('1.1.0-b');
  await service.post('/compositions', ask({ action: 'release', release: '1.1.0-b' }));
  const old = await service.post<Problem>('/previews', { remote: 'mf-one', release: '1.0.0-first' });
  expect(old.problem).toMatch(/^mf-one 1\.0\.0-first is previous: only a release that is not live yet/);
  await service.post('/compositions', ask({ action: 'rollback', reason: 'wrong totals' }));
  const bad = await service.post<Problem>('/previews', { remote: 'mf-one', release: '1.1.0-b' });
  expect(bad.problem).toMatch(/^mf-one 1\.1\.0-b is taken back/);
  expect(await service.store.previews()).toEqual([]);
});

test('a link ends when its release goes live or is taken back, so that it brings back no error either', async () => {
  const tickets = async () =>
    (await service.store.previews()).map((preview) => 'release' in preview && preview.release.id);
  await service.publish('1.1.0-b');
  await service.publish('1.2.0-c');
  for (const release of ['1.1.0-b', '1.2.0-c'])
    await service.post('/previews', { remote: 'mf-one', release });
  await service.post('/compositions', ask({ action: 'release', release: '1.1.0-b' }));
  expect(await tickets()).toEqual(['1.2.0-c']);
  await service.post('/compositions', ask({ action: 'canary', release: '1.2.0-c', percent: 10 }));
  expect(await tickets()).toEqual(['1.2.0-c']);
  await service.post('/compositions', ask({ action: 'rollback', reason: 'wrong totals' }));
  expect(await tickets()).toEqual([]);
});
