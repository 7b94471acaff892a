/** Canary analysis over a real store. */
import { tapBucket } from '@reelrupee/contract/tapDurations';
import { beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../store/auditLog';
import type { Store } from '../store/store';
import { UserError } from '../userError';
import { demoteCanary } from '../switch/rollBackRemote';
import { growCanary } from '../switch/growCanary';
import { rollBackTo } from '../switch/rollBackTo';
import { promoteRemote } from '../switch/releaseRemote';
import { step } from '../switch/step';
import type { Change } from '../switch/applyChange';
import { readLive, requireLive, switchLive } from '../switch/switch';
import { addRemote, remoteLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import type { ErrorCount, TapCount } from './reports';
import { canariesOf } from './canaryWatch';
import { analyseContinuously, analyseOnce } from './watchCanaries';

const CANARY = '1.1.0-canary';
const STABLE = '1.0.0-first';
const END = new Error('The test is over.');
let store: Store;
let said: string[];
beforeEach(async () => {
  store = await testStore();
  said = [];
});

const built = (id: string) => addRemote(store, remoteLike('mf-one', { id }));
const change = (to: Change, noted = {}) =>
  switchLive(store, (live) => step(requireLive(live), 'mf-one', to, noted));
const slot = async () => (await readLive(store))?.remotes['mf-one'];

async function startCanary(noted = {}): Promise<void> {
  await change({ kind: 'canary', release: await built(CANARY), percent: 1 }, { release: CANARY, ...noted });
}

function watch(errors: () => Promise<ErrorCount[]>, taps: TapCount[] = []) {
  return {
    reports: { ofCanary: async () => ({ errors: await errors(), taps }) },
    say: (sentence: string) => void said.push(sentence),
  };
}

function reported(
  canary: [opened: number, failed: number],
  stable: [opened: number, failed: number],
): ErrorCount[] {
  const of = (release: string, kind: ErrorCount['kind'], count: number) => ({ release, kind, count });
  return [
    of(CANARY, 'opened', canary[0]),
    of(CANARY, 'render', canary[1]),
    of(STABLE, 'opened', stable[0]),
    of(STABLE, 'timeout', stable[1]),
  ];
}

const judge = (reports: ErrorCount[]) =>
  analyseOnce(
    store,
    watch(() => Promise.resolve(reports)),
  );

test('a canary that fails more often is withdrawn, with the reason in the audit log', async () => {
  await startCanary();
  await judge(reported([2, 8], [95, 5]));
  expect(await slot()).toMatchObject({ current: { id: STABLE } });
  expect((await slot())?.canary).toBeUndefined();
  const reason =
    /^80\.0 % of 10 page views failed, 5\.0 % of 100 with the stable release; the odds that it is worse are \d+ to 1/;
  expect((await readAudit(store)).at(-1)).toMatchObject({
    action: 'demote',
    by: 'auto',
    release: STABLE,
    withdrawn: CANARY,
    reason: expect.stringMatching(reason) as string,
  });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`mf-one ${CANARY}: withdrawn, 80.0 % of 10 page views failed`);
});

test('a canary whose taps take longer is withdrawn, with both durations in the reason', async () => {
  await startCanary();
  const tap = (release: string, ms: number, count: number) => ({ release, bucket: tapBucket(ms), count });
  const taps = [tap(STABLE, 80, 200), tap(STABLE, 160, 100), tap(CANARY, 80, 10), tap(CANARY, 160, 50)];
  await analyseOnce(
    store,
    watch(() => Promise.resolve(reported([60, 0], [300, 0])), taps),
  );
  expect((await slot())?.canary).toBeUndefined();
  const reason = (await readAudit(store)).at(-1)?.reason;
  expect(reason).toContain('the median tap took 160 ms, 80 with the stable release');
});

test('a canary that works well, or that few have tried, stays out', async () => {
  await startCanary();
  await judge(reported([10, 0], [95, 5]));
  await judge(reported([0, 1], [100, 0]));
  expect((await slot())?.canary?.release.id).toBe(CANARY);
  expect(said.map((sentence) => sentence.split(',')[0])).toEqual([
    `mf-one ${CANARY}: kept`,
    `mf-one ${CANARY}: kept`,
  ]);
});

test.each<[string, () => Promise<unknown>, string, string | undefined]>([
  ['promoted', () => promoteRemote(store, 'mf-one'), CANARY, undefined],
  [
    'replaced by a fixed one',
    async () => change({ kind: 'canary', release: await built('1.1.1-fixed'), percent: 10 }),
    STABLE,
    '1.1.1-fixed',
  ],
])('a canary that was %s while it was judged is left alone', async (_how, meanwhile, current, canary) => {
  await startCanary();
  await meanwhile();
  await expect(demoteCanary(store, 'mf-one', CANARY, 'bad')).rejects.toThrow(/no longer a canary/);
  const { current: stable, canary: tested } = (await slot()) ?? {};
  expect([stable?.id, tested?.release.id]).toEqual([current, canary]);
});

test('the removal of an old release changes neither the start nor the ramp of a canary', async () => {
  await startCanary({ ramp: true });
  const live = requireLive(await readLive(store));
  const [entry] = (await readAudit(store)).slice(-1);
  if (!entry) throw new Error('The canary is not in the log.');
  const pruned = { ...entry, action: 'prune' as const, release: '0.9.0-old', ramp: undefined };
  expect(canariesOf(live, [entry, pruned])).toMatchObject([{ since: entry.at, isRamped: true }]);
});

describe('a continuous watch', () => {
  /** Lets a watch see these reports, one after the other. */
  async function see(...answers: (() => Promise<ErrorCount[]>)[]): Promise<void> {
    const reports = () => answers.shift()?.() ?? Promise.reject(END);
    const pause = () => (answers.length > 0 ? Promise.resolve() : Promise.reject(END));
    await expect(analyseContinuously(store, watch(reports), pause)).rejects.toBe(END);
  }

  test('prints changes, and survives a provider that is down for a while', async () => {
    await startCanary();
    const down = () => Promise.reject(new UserError('The provider does not answer.', 'Start it.'));
    const few = () => Promise.resolve(reported([1, 0], [100, 0]));
    await see(few, few, down, down, few, () => Promise.resolve(reported([1, 10], [200, 0])));
    expect(said.map((sentence) => sentence.split(/[,\n]/)[0])).toEqual([
      `mf-one ${CANARY}: kept`,
      'The provider does not answer.',
      `mf-one ${CANARY}: kept`,
      `mf-one ${CANARY}: withdrawn`,
    ]);
  });

  test('does more after each look, also one that failed', async () => {
    await startCanary();
    const looks = [
      () => Promise.reject(new UserError('The provider is down.', 'Start it.')),
      () => Promise.resolve([]),
    ];
    const options = watch(() => looks.shift()?.() ?? Promise.reject(END));
    const afterwards = async (say: (text: string) => void) => say('done');
    const pause = () => (looks.length > 0 ? Promise.resolve() : Promise.reject(END));
    await expect(analyseContinuously(store, { ...options, afterwards }, pause)).rejects.toBe(END);
    expect(said.map((sentence) => sentence.split(/[,\n]/)[0])).toEqual([
      'The provider is down.',
      'done',
      `mf-one ${CANARY}: kept`,
      'done',
    ]);
  });

  test('survives a registry whose database is down for a while, with what it has seen', async () => {
    await startCanary();
    const { head } = store;
    const goesDown = () => {
      store.head = () => Promise.reject(new Error('connect ECONNREFUSED'));
      return Promise.resolve(reported([10, 0], [100, 0]));
    };
    let pauses = 0;
    const reports = [goesDown, () => Promise.resolve(reported([12, 20], [200, 0]))];
    const pause = () => {
      pauses += 1;
      if (pauses === 2) store.head = head;
      return pauses < 3 ? Promise.resolve() : Promise.reject(END);
    };
    const asked = () => reports.shift()?.() ?? Promise.resolve([]);
    await expect(analyseContinuously(store, watch(asked), pause)).rejects.toBe(END);
    expect(said.map((sentence) => sentence.split(/[,\n]/)[0])).toEqual([
      `mf-one ${CANARY}: kept`,
      'The canaries cannot be analysed: Error: connect ECONNREFUSED',
      `mf-one ${CANARY}: withdrawn`,
    ]);
  });

  test('compares page views of the same time only', async () => {
    await startCanary();
    // The stable release did well for months; since the canary is out the provider fails for everyone.
    await see(
      () => Promise.resolve(reported([0, 0], [10_000, 0])),
      () => Promise.resolve(reported([10, 10], [10_100, 100])),
    );
    expect((await slot())?.canary?.release.id).toBe(CANARY);
  });

  test('leaves a canary out that was withdrawn, repaired and put out again, while it does not fail again', async () => {
    await startCanary();
    const failing = () => Promise.resolve(reported([1, 10], [200, 0]));
    const looks: (() => Promise<ErrorCount[]>)[] = [
      () => Promise.resolve(reported([1, 0], [100, 0])),
      failing,
      failing,
      () => Promise.resolve(reported([30, 10], [500, 0])),
    ];
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
      // After the second look has withdrawn it.
      if (pauses === 2) await startCanary();
      if (pauses === 4) throw END;
    };
    const asked = () => looks.shift()?.() ?? Promise.reject(END);
    await expect(analyseContinuously(store, watch(asked), pause)).rejects.toBe(END);
    expect((await readAudit(store)).filter(({ action }) => action === 'demote')).toHaveLength(1);
    expect((await slot())?.canary?.release.id).toBe(CANARY);
  });

  test('lets a ramped canary grow until it is the release for everyone', async () => {
    await startCanary({ ramp: true });
    const percents: unknown[] = [];
    for (const views of [40, 60, 199, 250, 600]) {
      await judge(reported([views, 0], [10 * views, 0]));
      const { current, canary } = (await slot()) ?? {};
      percents.push(canary?.percent ?? current?.id);
    }
    expect(percents).toEqual([1, 5, 5, 25, CANARY]);
    expect(
      (await readAudit(store)).slice(-3).map(({ action, by, percent }) => [action, by, percent]),
    ).toEqual([
      ['canary', 'auto', 5],
      ['canary', 'auto', 25],
      ['promote', 'auto', undefined],
    ]);
  });

  test('lets no canary grow whose growth an operator has ended meanwhile', async () => {
    await startCanary({ ramp: true });
    const first = requireLive(await readLive(store));
    await growCanary(store, 'mf-one', CANARY, 5, 'does well');
    await rollBackTo(store, first.id, 'fewer browsers');
    await expect(growCanary(store, 'mf-one', CANARY, 25, 'does well')).rejects.toThrow(/no longer grows/);
    expect((await slot())?.canary?.percent).toBe(1);
  });

  test('lets a canary grow to a percentage once, also when two watches want it', async () => {
    await startCanary({ ramp: true });
    await growCanary(store, 'mf-one', CANARY, 5, 'does well');
    const { length } = await readAudit(store);
    await growCanary(store, 'mf-one', CANARY, 5, 'does well');
    expect(await readAudit(store)).toHaveLength(length);
  });

  test('that starts again lets a canary grow by the page views that it has seen itself', async () => {
    await startCanary({ ramp: true });
    const failing = () => Promise.resolve(reported([0, 600], [60_000, 0]));
    await see(failing, failing);
    expect((await slot())?.canary?.percent).toBe(1);
    await see(failing, () => Promise.resolve(reported([60, 600], [60_600, 0])));
    expect((await slot())?.canary?.percent).toBe(5);
  });

  test('continues with the other canaries when one cannot be analysed', async () => {
    const release = await addRemote(store, remoteLike('mf-two', { id: CANARY }));
    const canary = { kind: 'canary' as const, release, percent: 1 };
    await startCanary();
    await switchLive(store, (live) => step(requireLive(live), 'mf-two', canary, { release: CANARY }));
    const answers = [
      () => Promise.reject(new UserError('The provider refuses this.', 'Ask for less.')),
      () => Promise.resolve([]),
    ];
    await expect(
      analyseOnce(
        store,
        watch(() => answers.shift()?.() ?? Promise.reject(END)),
      ),
    ).rejects.toThrow('The provider refuses this.');
    expect(said.map((sentence) => sentence.split(',')[0])).toEqual([`mf-two ${CANARY}: kept`]);
  });

  test('leaves a canary that is not ramped at its percentage', async () => {
    await startCanary();
    await judge(reported([600, 0], [6000, 0]));
    expect((await slot())?.canary?.percent).toBe(1);
  });
});
