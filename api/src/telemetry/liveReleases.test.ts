import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLive, isCanaryOf } from './liveReleases';

it('only releases of a kept composition are or were live', async () => {
  const site = mkdtempSync(join(tmpdir(), 'reports-'));
  const folder = join(site, '.sites', 'f00');
  mkdirSync(folder, { recursive: true });
  const slot = {
    current: { id: 'new' },
    previous: { id: 'old' },
    canary: { release: { id: 'next' }, percent: 5 },
  };
  const live = { id: 'c1', shell: { release: 's1', platform: '1.0.0' }, remotes: { 'mf-home': slot } };
  writeFileSync(join(folder, 'composition.json'), JSON.stringify(live));
  const found = (composition: string, remote: string, release: string) =>
    findLive(site, composition, { remote, release });
  for (const id of ['new', 'old', 'next'])
    expect(await found('c1', 'mf-home', id), id).toEqual({ canary: 'next' });
  expect(await found('c1', 'shell', 's1')).toEqual({ canary: '' });
  expect(await found('c1', 'mf-home', 'made-up')).toBeUndefined();
  expect(await found('c1', 'mf-plans', 'new')).toBeUndefined();
  expect(await found('c2', 'mf-home', 'new')).toBeUndefined();
  const canary = (release: string, of: string) =>
    isCanaryOf(site, 'c1', { remote: 'mf-home', release, canary: of });
  expect([await canary('new', 'next'), await canary('next', 'next')]).toEqual([true, true]);
  expect([await canary('old', 'next'), await canary('new', 'new')]).toEqual([false, false]);
  expect(await findLive(join(site, 'nowhere'), 'c1', { remote: 'mf-home', release: 'new' })).toBeUndefined();
  rmSync(site, { recursive: true });
});
