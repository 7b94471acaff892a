/** Canary analysis over a real store. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAudit } from '../store/audit';
import { UserError } from '../userError';
import { demoteCanary, promoteRemote, step } from '../switch/releaseRemote';
import type { Change } from '../switch/applyChange';
import { readLive, requireLive, switchLive } from '../switch/switch';
import { addRemote, exampleStore, remoteLike, type ExampleStore } from '../testing/exampleStore';
import type { Store } from '../store/store';
import type { Report } from './reports';
import { analyseContinuously, analyseOnce } from './watchCanaries';

const CANARY = '1.1.0-canary';
let example: ExampleStore;
let store: Store;
let said: string[];
beforeEach(async () => {
  example = await exampleStore();
  store = example.store;
  said = [];
  await change({ kind: 'canary', release: await built(CANARY), percent: 10 });
});
afterEach(() => example.remove());

const built = (id: string) => addRemote(store, remoteLike('mf-one', { id }));
const change = (to: Change) => switchLive(store, (live) => step(requireLive(live), 'mf-one', to, {}));
const slot = async () => (await readLive(store))?.remotes['mf-one'];

function watch(reports: () => Promise<Report[]>) {
  return { reports, minimumSamples: 10, say: (sentence: string) => void said.push(sentence) };
}

function reported(opened: number, failed: number): Report[] {
  const of = (kind: Report['kind'], count: number): Report => {
    return { remote: 'mf-one', release: CANARY, kind, count, lastSeen: '2026-01-31T10:00:00Z' };
  };
  return [of('opened', opened), of('render', failed)];
}

test('a canary that does badly is withdrawn, with the reason in the audit log', async () => {
  await analyseOnce(
    store,
    watch(() => Promise.resolve(reported(5, 5))),
  );
  expect(await slot()).toMatchObject({ current: { id: '1.0.0-first' } });
  expect((await slot())?.canary).toBeUndefined();
  const reason = '50.0 % of 10 page views failed, against 0.0 % of the stable release; the margin is 2.0 %';
  expect((await readAudit(store)).at(-1)).toMatchObject({
    action: 'demote',
    by: 'auto',
    release: '1.0.0-first',
    withdrawn: CANARY,
    reason,
  });
  expect(said).toEqual([`mf-one ${CANARY}: withdrawn, ${reason}`]);
});

test('a canary that does well, or that few have tried, stays out', async () => {
  await analyseOnce(
    store,
    watch(() => Promise.resolve(reported(10, 0))),
  );
  await analyseOnce(
    store,
    watch(() => Promise.resolve(reported(0, 9))),
  );
  expect((await slot())?.canary?.release.id).toBe(CANARY);
  expect(said).toEqual([
    `mf-one ${CANARY}: kept, 0.0 % of 10 page views failed, against 0.0 % of the stable release; the margin is 2.0 %`,
    `mf-one ${CANARY}: not judged yet, 9 of 10 page views so far`,
  ]);
});

test.each<[string, () => Promise<unknown>, string, string | undefined]>([
  ['promoted', () => promoteRemote(store, 'mf-one'), CANARY, undefined],
  [
    'replaced by a fixed one',
    async () => change({ kind: 'canary', release: await built('1.1.1-fixed'), percent: 10 }),
    '1.0.0-first',
    '1.1.1-fixed',
  ],
])('a canary that was %s while it was judged is left alone', async (_how, meanwhile, current, canary) => {
  await meanwhile();
  await expect(demoteCanary(store, 'mf-one', CANARY, 'bad')).rejects.toThrow(/no longer a canary/);
  const { current: stable, canary: tested } = (await slot()) ?? {};
  expect([stable?.id, tested?.release.id]).toEqual([current, canary]);
});

test('a watch says what is new, and outlives a provider that is down for a while', async () => {
  const down = () => Promise.reject(new UserError('The provider does not answer.', 'Start it.'));
  const few = () => Promise.resolve(reported(1, 0));
  const answers = [few, few, down, down, few, () => Promise.resolve(reported(0, 10))];
  const end = new Error('The test is over.');
  const reports = () => answers.shift()?.() ?? Promise.reject(end);
  await expect(analyseContinuously(store, watch(reports), 0)).rejects.toBe(end);
  expect(said.map((sentence) => sentence.split(/[,\n]/)[0])).toEqual([
    `mf-one ${CANARY}: not judged yet`,
    'The provider does not answer.',
    `mf-one ${CANARY}: not judged yet`,
    `mf-one ${CANARY}: withdrawn`,
  ]);
});
