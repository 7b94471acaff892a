import { expect, it } from 'vitest';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newVisitor } from '../testing/newVisitor';
import { keepSignedIn } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';

const REPORT = { kind: 'timeout', remote: 'mf-home', release: '1.0.0-abc', composition: 'x' } as const;

async function counts({ url, admin }: TestApi): Promise<Record<string, number>> {
  const rows = await mustCall(url, 'adminListErrors', {}, admin.token);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

describeOnEngines(
  'a report',
  (engine) => {
    it('counts once for each visitor, release and kind, until it is a day old', async () => {
      const { api } = engine;
      const token = await newVisitor(api);
      for (let time = 0; time < 3; time += 1)
        await mustCall(api.url, 'reportClientError', { ...REPORT, token });
      await mustCall(api.url, 'reportClientError', { ...REPORT, kind: 'opened', token });
      await mustCall(api.url, 'reportClientError', { ...REPORT, token: await newVisitor(api) });
      expect(await counts(api)).toEqual({ timeout: 2, opened: 1 });
      api.clock.advance(25 * 60 * 60 * 1000);
      expect(await counts(api)).toEqual({});
      await mustCall(api.url, 'reportClientError', { ...REPORT, kind: 'render', token });
      expect(await counts(api), 'the token has expired').toEqual({});
    });

    it('counts again on another day, so that a failure of a release shows each time that it begins', async () => {
      const { api } = engine;
      const browser = { visitor: 'e'.repeat(32), composition: 'x' };
      const failures = { ...REPORT, remote: 'mf-reels' } as const;
      const perDay: (number | undefined)[] = [];
      for (const days of [0, 1, 40]) {
        api.clock.advance(days * 24 * 60 * 60 * 1000);
        const { token } = await mustCall(api.url, 'startPageView', browser);
        await mustCall(api.url, 'reportClientError', { ...failures, token });
        await mustCall(api.url, 'reportClientError', { ...failures, token });
        await keepSignedIn(api);
        const today = { remote: 'mf-reels', sinceHours: 12 };
        const [row] = await mustCall(api.url, 'adminListErrors', today, api.admin.token);
        perDay.push(row?.count);
      }
      expect(perDay).toEqual([1, 1, 1]);
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
    const tokens = await Promise.all(Array.from({ length: 12 }, () => newVisitor(api)));
    await Promise.all(tokens.map((token) => mustCall(api.url, 'reportClientError', { ...REPORT, token })));
    expect((await counts(api))['timeout']).toBeLessThanOrEqual(2);
    for (const token of tokens) await mustCall(api.url, 'reportClientError', { ...REPORT, token });
    expect(await counts(api)).toEqual({ timeout: 2 });
  });
});
