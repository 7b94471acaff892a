import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tapBucket } from '@reelrupee/contract/tapDurations';
import type { Queries } from '../../database/database';
import { mustCall } from '../../testing/apiClient';
import { describeOnEngines } from '../../testing/engines';
import type { TestApi } from '../../testing/startTestApi';
import { countTaps } from '../tapDurations';
import { canaryOf, isCanaryOf, wasLive } from './liveReleases';

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

const CANARY = { ...REPORT, canary: '1.1.0-new' } as const;

/** The reports of page views with the canary, as `release kind`: count. */
async function canaryCounts(
  { url, admin }: TestApi,
  canary: string = CANARY.canary,
  since?: string,
): Promise<Record<string, number>> {
  const of = { remote: CANARY.remote, canary, ...(since !== undefined && { since }) };
  const rows = await mustCall(url, 'adminListCanaryErrors', of, admin.token);
  return Object.fromEntries(rows.map(({ release, kind, count }) => [`${release} ${kind}`, count]));
}

describeOnEngines(
  'a report of a page view with a canary',
  (engine) => {
    it('counts once for each visitor and canary, also of visitors who opened the stable release long before', async () => {
      const { api } = engine;
      const visitors = await Promise.all([newToken(api), newToken(api)]);
      const opened = (token: string, canary: string) =>
        mustCall(api.url, 'reportClientError', { ...CANARY, kind: 'opened', canary, token });
      for (const token of visitors) await opened(token, '');
      expect(await canaryCounts(api)).toEqual({});
      for (const token of visitors) await opened(token, CANARY.canary);
      await mustCall(api.url, 'reportClientError', { ...CANARY, token: visitors[0] });
      await mustCall(api.url, 'reportClientError', { ...CANARY, token: visitors[0] });
      expect(await canaryCounts(api)).toEqual({ '1.0.0-abc opened': 2, '1.0.0-abc timeout': 1 });
      await opened(visitors[0], '1.2.0-newer');
      expect(await canaryCounts(api, '1.2.0-newer')).toEqual({ '1.0.0-abc opened': 1 });
      expect(await counts(api), 'the list of errors').toEqual({ opened: 2, timeout: 1 });
    });

    it('counts from the hour on that is asked for', async () => {
      const { api } = engine;
      const since = (hours: number) => new Date(api.clock.now().getTime() + hours * 3_600_000).toISOString();
      const before = await canaryCounts(api);
      expect(Object.keys(before)).not.toEqual([]);
      expect(await canaryCounts(api, CANARY.canary, since(0))).toEqual(before);
      expect(await canaryCounts(api, CANARY.canary, since(1))).toEqual({});
    });
  },
  { settings: { REPORTS_PER_NETWORK: 0 } },
);

describeOnEngines(
  'reports of made-up canaries',
  (engine) => {
    it('take a bounded number of rows, and known ones are still counted', async () => {
      const { api } = engine;
      const { queries } = api.database;
      const hour = new Date(Math.floor(api.clock.now().getTime() / 3_600_000) * 3_600_000);
      const subject = { remote: 'mf-home', release: 'a', kind: 'opened', hour, count: 1 };
      const row = (index: number) => ({ ...subject, canary: `made-up-${index}` });
      await queries
        .insertInto('canary_reports')
        .values(Array.from({ length: 500 }, (_, index) => row(index)))
        .execute();
      const report = { ...CANARY, kind: 'opened', release: 'a' } as const;
      await mustCall(api.url, 'reportClientError', {
        ...report,
        canary: 'one too many',
        token: await newToken(api),
      });
      await mustCall(api.url, 'reportClientError', {
        ...report,
        canary: 'made-up-0',
        token: await newToken(api),
      });
      expect(await canaryCounts(api, 'one too many')).toEqual({});
      expect(await canaryCounts(api, 'made-up-0')).toEqual({ 'a opened': 2 });
      const visitors = await queries
        .selectFrom('report_visitors')
        .select('release')
        .where('kind', '=', 'canary')
        .execute();
      expect(visitors).toEqual([{ release: 'made-up-0' }]);
    });
  },
  { settings: { REPORTS_PER_NETWORK: 0 } },
);

describeOnEngines('one network with a canary', (engine) => {
  it('has two visitors in a day, of whom all reports count, of both releases together', async () => {
    const { api } = engine;
    const tokens = await Promise.all(Array.from({ length: 6 }, () => newToken(api)));
    const send = (kind: 'opened' | 'timeout', release: string, token: string) =>
      mustCall(api.url, 'reportClientError', { ...CANARY, kind, release, token });
    for (const token of tokens) await send('opened', CANARY.release, token);
    // Those who are not counted fail first.
    for (const token of tokens.toReversed()) await send('timeout', CANARY.canary, token);
    expect(await canaryCounts(api)).toEqual({ '1.0.0-abc opened': 2, '1.1.0-new timeout': 2 });
    api.clock.advance(24 * 60 * 60 * 1000);
    for (let visitor = 0; visitor < 3; visitor += 1)
      await send('opened', CANARY.release, await newToken(api));
    expect(await canaryCounts(api)).toEqual({ '1.0.0-abc opened': 4, '1.1.0-new timeout': 2 });
  });
});

const TAPS = { remote: 'mf-home', release: 'old', canary: 'new', composition: 'x', ms: 100 } as const;

async function rowsOf(queries: Queries): Promise<number> {
  const { total } = await queries
    .selectFrom('tap_durations')
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const tapsOf = ({ url, admin }: TestApi, canary: string) =>
  mustCall(url, 'adminListTaps', { remote: 'mf-home', canary }, admin.token);

describeOnEngines(
  'the duration of taps',
  (engine) => {
    it('counts in its bucket, once for each visitor and canary, whichever release it is of', async () => {
      const { api } = engine;
      const token = await newToken(api);
      for (const release of ['old', 'old', 'new'])
        await mustCall(api.url, 'reportTaps', { ...TAPS, release, token });
      await mustCall(api.url, 'reportTaps', { ...TAPS, release: 'new', ms: 7, token: await newToken(api) });
      await mustCall(api.url, 'reportTaps', { ...TAPS, ms: 111.5, token: await newToken(api) });
      expect(await tapsOf(api, 'new')).toEqual([
        { release: 'new', bucket: 0, count: 1 },
        { release: 'old', bucket: tapBucket(100), count: 2 },
      ]);
      await mustCall(api.url, 'reportTaps', { ...TAPS, canary: 'newer', token });
      expect(await tapsOf(api, 'newer')).toEqual([{ release: 'old', bucket: tapBucket(100), count: 1 }]);
    });

    it('without a token that the provider gave is not counted', async () => {
      const { api } = engine;
      for (const token of ['', 'made.up'])
        await mustCall(api.url, 'reportTaps', { ...TAPS, canary: 'c', token });
      expect(await tapsOf(api, 'c')).toEqual([]);
    });

    it('takes a bounded number of rows, and known ones are still counted', async () => {
      const { api } = engine;
      const { queries } = api.database;
      const day = api.clock.now();
      const row = (index: number) => ({
        remote: 'm',
        canary: `made-up-${index}`,
        release: 'a',
        bucket: 1,
        count: 1,
        day,
      });
      const rows = await rowsOf(queries);
      await queries
        .insertInto('tap_durations')
        .values(Array.from({ length: 2000 - rows }, (_, index) => row(index)))
        .execute();
      const sender = { visitor: Buffer.from('v'), network: Buffer.from('n'), perNetwork: 0 };
      await countTaps(queries, { ...TAPS, canary: 'one too many' }, sender, day);
      await countTaps(
        queries,
        { ...TAPS, remote: 'm', canary: 'made-up-0', release: 'a', ms: 30 },
        sender,
        day,
      );
      expect(await rowsOf(queries)).toBe(2000);
      expect(await tapsOf(api, 'one too many')).toEqual([]);
      const known = { remote: 'm', canary: 'made-up-0' };
      expect(await mustCall(api.url, 'adminListTaps', known, api.admin.token)).toEqual([
        { release: 'a', bucket: 1, count: 2 },
      ]);
    });
  },
  { settings: { REPORTS_PER_NETWORK: 0 } },
);

describeOnEngines('one network', (engine) => {
  it('has two durations for a canary in a day, of both releases together', async () => {
    const { api } = engine;
    for (const release of ['old', 'new', 'new', 'old'])
      await mustCall(api.url, 'reportTaps', { ...TAPS, release, token: await newToken(api) });
    expect((await tapsOf(api, 'new')).map(({ release, count }) => [release, count])).toEqual([
      ['new', 1],
      ['old', 1],
    ]);
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
  const canary = (release: string, of: string) =>
    isCanaryOf(site, 'c1', { remote: 'mf-home', release, canary: of });
  expect([await canary('new', 'next'), await canary('next', 'next')]).toEqual([true, true]);
  expect([await canary('old', 'next'), await canary('new', 'new')]).toEqual([false, false]);
  expect([await canaryOf(site, 'c1', 'mf-home'), await canaryOf(site, 'c1', 'mf-plans')]).toEqual([
    'next',
    '',
  ]);
  expect(await canaryOf(site, 'c2', 'mf-home')).toBe('');
  expect(await wasLive(join(site, 'nowhere'), 'c1', { remote: 'mf-home', release: 'new' })).toBe(false);
  rmSync(site, { recursive: true });
});
