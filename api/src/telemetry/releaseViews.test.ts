import { expect, it } from 'vitest';
import { describeOnEngines } from '../testing/engines';
import { senderOfDay } from './firstReport';
import { countReleaseView, readReleaseViews } from './releaseViews';

const RELEASE = { remote: 'mf-home', release: '1.0.0-abc' };
const HOUR_MS = 3_600_000;
let day = Date.parse('2026-03-02T00:30:00Z');

describeOnEngines('the browsers of a release', (engine) => {
  /** Counts reports on a day of its own, and gives what is read an hour after the last one. */
  async function counted(
    reports: { by: string; kind: 'opened' | 'render' | 'slow' | 'reply'; remote?: string; hour?: number }[],
    perNetwork = 0,
  ) {
    const { queries } = engine.api.database;
    day += 10 * 24 * HOUR_MS;
    for (const { by, kind, hour = 0, remote = RELEASE.remote } of reports) {
      const now = new Date(day + hour * HOUR_MS);
      const sender = { visitor: Buffer.from(by), network: Buffer.from('one'), perNetwork };
      await countReleaseView(queries, { ...RELEASE, remote, kind }, senderOfDay(sender, now), now);
    }
    const last = Math.max(...reports.map(({ hour = 0 }) => hour));
    return readReleaseViews(queries, new Date(day + (last + 1) * HOUR_MS));
  }

  it('count once a day, also with several failures, or with one after the screen has opened', async () => {
    const reports = [
      { by: 'asha', kind: 'opened' },
      { by: 'asha', kind: 'slow', hour: 5 },
      { by: 'asha', kind: 'render', hour: 6 },
      { by: 'ravi', kind: 'opened' },
      { by: 'ravi', kind: 'opened', hour: 7 },
      { by: 'mira', kind: 'render' },
    ] as const;
    expect(await counted([...reports])).toEqual([{ ...RELEASE, views: 3, failed: 2 }]);
  });

  it('are a sample of a large network that fails no more often than the network', async () => {
    const opened = Array.from({ length: 20 }, (_, at) => ({ by: `browser ${at}`, kind: 'opened' as const }));
    const failed = [
      { by: 'browser 18', kind: 'render' },
      { by: 'browser 19', kind: 'slow' },
    ] as const;
    expect(await counted([...opened, ...failed], 2)).toEqual([]);
    const ofSample = { by: 'browser 1', kind: 'render' } as const;
    expect(await counted([...opened, ...failed, ofSample], 2)).toEqual([{ ...RELEASE, views: 2, failed: 1 }]);
  });

  it('are those of the most used remote for the shell and the provider, which report failures alone', async () => {
    const opened = ['asha', 'ravi', 'mira'].map((by) => ({ by, kind: 'opened' as const }));
    const bad = { by: 'asha', kind: 'reply', remote: 'provider' } as const;
    expect(await counted([...opened, bad])).toEqual([
      { ...RELEASE, remote: 'provider', views: 3, failed: 1 },
    ]);
  });

  it('are those of a day', async () => {
    const reports = [
      { by: 'asha', kind: 'render', hour: 0 },
      { by: 'ravi', kind: 'opened', hour: 1 },
      { by: 'mira', kind: 'opened', hour: 22 },
      { by: 'ravi', kind: 'render', hour: 23 },
      { by: 'leela', kind: 'opened', hour: 26 },
    ] as const;
    expect(await counted([...reports])).toEqual([{ ...RELEASE, views: 2, failed: 1 }]);
  });
});
