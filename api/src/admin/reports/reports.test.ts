import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mustCall } from '../../testing/apiClient';
import { describeOnEngines } from '../../testing/engines';
import type { TestApi } from '../../testing/startTestApi';
import { wasLive } from './liveReleases';

const REPORT = { kind: 'timeout', remote: 'mf-home', release: '1.0.0-abc', composition: 'x' } as const;

let browsers = 0;

/** The token of a page view of another browser. */
async function newToken({ url }: TestApi, composition = 'x'): Promise<string> {
  browsers += 1;
  const visitor = browsers.toString(16).padStart(32, '0');
  return (await mustCall(url, 'startPageView', { visitor, composition })).token;
}

async function counts({ url, admin }: TestApi): Promise<Record<string, number>> {
  const rows = await mustCall(url, 'adminListErrors', {}, admin.token);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

describeOnEngines(
  'a report',
  (engine) => {
    it('counts once for each visitor, release and kind, until it is a day old', async () => {
      const { api } = engine;
      const token = await newToken(api);
      for (let time = 0; time < 3; time += 1)
        await mustCall(api.url, 'reportClientError', { ...REPORT, token });
      await mustCall(api.url, 'reportClientError', { ...REPORT, kind: 'opened', token });
      await mustCall(api.url, 'reportClientError', { ...REPORT, token: await newToken(api) });
      expect(await counts(api)).toEqual({ timeout: 2, opened: 1 });
      api.clock.advance(25 * 60 * 60 * 1000);
      expect(await counts(api)).toEqual({});
      await mustCall(api.url, 'reportClientError', { ...REPORT, kind: 'render', token });
      expect(await counts(api), 'the token has expired').toEqual({});
    });

    it('without a token that the provider gave is not counted', async () => {
      const { api } = engine;
      const before = await counts(api);
      for (const token of ['', 'made.up']) {
        await mustCall(api.url, 'reportClientError', { ...REPORT, release: 'other', token });
      }
      expect(await counts(api)).toEqual(before);
    });
  },
  { settings: { REPORTS_PER_NETWORK: 0 } },
);

describeOnEngines('one network', (engine) => {
  it('has two reports of a release and kind in a day, however many browsers send them at once', async () => {
    const { api } = engine;
    const tokens = await Promise.all(Array.from({ length: 12 }, () => newToken(api)));
    await Promise.all(tokens.map((token) => mustCall(api.url, 'reportClientError', { ...REPORT, token })));
    expect((await counts(api))['timeout']).toBeLessThanOrEqual(2);
    for (const token of tokens) await mustCall(api.url, 'reportClientError', { ...REPORT, token });
    expect(await counts(api)).toEqual({ timeout: 2 });
  });
});

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
  const was = (composition: string, remote: string, release: string) =>
    wasLive(site, composition, { remote, release });
  for (const id of ['new', 'old', 'next']) expect(await was('c1', 'mf-home', id), id).toBe(true);
  expect(await was('c1', 'shell', 's1')).toBe(true);
  expect(await was('c1', 'mf-home', 'made-up')).toBe(false);
  expect(await was('c1', 'mf-plans', 'new')).toBe(false);
  expect(await was('c2', 'mf-home', 'new')).toBe(false);
  expect(await wasLive(join(site, 'nowhere'), 'c1', { remote: 'mf-home', release: 'new' })).toBe(false);
  rmSync(site, { recursive: true });
});
