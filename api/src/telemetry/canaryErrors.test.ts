import { expect, it } from 'vitest';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newVisitor } from '../testing/newVisitor';
import type { TestApi } from '../testing/startTestApi';
import { startOfHour } from '../time/startOfHour';

const CANARY = {
  kind: 'timeout',
  remote: 'mf-home',
  release: '1.0.0-abc',
  canary: '1.1.0-new',
  composition: 'x',
} as const;

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
      const visitors = await Promise.all([newVisitor(api), newVisitor(api)]);
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
      const errors = await mustCall(api.url, 'adminListErrors', {}, api.admin.token);
      expect(errors.map(({ kind, count }) => [kind, count])).toEqual([
        ['opened', 2],
        ['timeout', 1],
      ]);
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
      const hour = startOfHour(api.clock.now());
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
        token: await newVisitor(api),
      });
      await mustCall(api.url, 'reportClientError', {
        ...report,
        canary: 'made-up-0',
        token: await newVisitor(api),
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
    const tokens = await Promise.all(Array.from({ length: 6 }, () => newVisitor(api)));
    const send = (kind: 'opened' | 'timeout', release: string, token: string) =>
      mustCall(api.url, 'reportClientError', { ...CANARY, kind, release, token });
    for (const token of tokens) await send('opened', CANARY.release, token);
    // Those who are not counted fail first.
    for (const token of tokens.toReversed()) await send('timeout', CANARY.canary, token);
    expect(await canaryCounts(api)).toEqual({ '1.0.0-abc opened': 2, '1.1.0-new timeout': 2 });
    api.clock.advance(24 * 60 * 60 * 1000);
    for (let visitor = 0; visitor < 3; visitor += 1)
      await send('opened', CANARY.release, await newVisitor(api));
    expect(await canaryCounts(api)).toEqual({ '1.0.0-abc opened': 4, '1.1.0-new timeout': 2 });
  });
});
