import { expect, it } from 'vitest';
import { tapBucket } from '@reelrupee/contract/tapDurations';
import type { Queries } from '../database/database';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newVisitor } from '../testing/newVisitor';
import type { TestApi } from '../testing/startTestApi';
import { countTaps } from './tapDurations';

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
      const token = await newVisitor(api);
      for (const release of ['old', 'old', 'new'])
        await mustCall(api.url, 'reportTaps', { ...TAPS, release, token });
      await mustCall(api.url, 'reportTaps', { ...TAPS, release: 'new', ms: 7, token: await newVisitor(api) });
      await mustCall(api.url, 'reportTaps', { ...TAPS, ms: 111.5, token: await newVisitor(api) });
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
      await mustCall(api.url, 'reportTaps', { ...TAPS, release, token: await newVisitor(api) });
    expect((await tapsOf(api, 'new')).map(({ release, count }) => [release, count])).toEqual([
      ['new', 1],
      ['old', 1],
    ]);
  });
});
