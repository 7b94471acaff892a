import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RemoteHealth } from '../health/remoteHealth';
import { addTeam } from '../testing/team';
import { ask, startTeamService, type Problem, type TeamService } from '../testing/teamService';
import type { HealthReply } from './contract';

let service: TeamService;
beforeEach(async () => {
  service = await startTeamService();
});
afterEach(() => service.stop());

const failure = { kind: 'render', count: 2, lastSeen: '2026-01-31T09:05:00.000Z', message: 'no plan' };

function read(change: Partial<RemoteHealth> = {}): RemoteHealth {
  const readAt = new Date(Date.now() - 60_000).toISOString();
  return { readAt, hours: 24, isTruncated: false, releases: [], ...change };
}

async function get(
  remote = 'mf-one',
  token = service.team.token,
): Promise<HealthReply & Problem & { status: number }> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { statusCode, body } = await service.app.inject({ url: `/health?remote=${remote}`, headers });
  return { status: statusCode, ...(JSON.parse(body) as HealthReply) };
}

test('a team gets the failures of its releases with their status, and the age of the data', async () => {
  await service.publish('1.1.0-b');
  await service.post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent: 10 }));
  const canary = { id: '1.1.0-b', views: 3, failed: 2, failures: [failure] };
  const first = { id: '1.0.0-first', views: 9, failed: 0, failures: [] };
  await service.store.saveHealth('mf-one', read({ releases: [first, canary] }));
  const { health } = await get();
  expect(health).toMatchObject({
    hours: 24,
    isTruncated: false,
    releases: [
      { ...first, status: 'live' },
      { ...canary, status: 'canary' },
    ],
  });
  expect(health?.ageSeconds).toBeGreaterThanOrEqual(60);
  await service.post('/compositions', ask({ action: 'rollback', reason: 'fails' }));
  expect((await get()).health?.releases[1]).toEqual({ ...canary, status: 'taken back' });
});

test('a release that has just gone live is there, without reports', async () => {
  await service.store.saveHealth('mf-one', read());
  expect((await get()).health?.releases).toEqual([
    { id: '1.0.0-first', status: 'live', views: 0, failed: 0, failures: [] },
  ]);
});

test('before the first look of the watch there are none', async () => {
  expect(await get()).toEqual({ status: 200 });
});

test('no other team and no stranger gets them', async () => {
  await service.store.saveHealth('mf-one', read());
  const other = await addTeam(service.store, 'mf-two');
  expect(await get('mf-one', other.token)).toMatchObject({ status: 403 });
  expect(await get('mf-one', '')).toMatchObject({ status: 401 });
  expect((await service.app.inject({ url: '/health' })).statusCode).toBe(400);
});
