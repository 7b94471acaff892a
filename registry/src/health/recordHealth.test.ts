/** Failures for teams, from the reports of a provider to a real store. */
import { beforeEach, expect, test } from 'vitest';
import { REPORT_ROWS } from '@reelrupee/contract/constants';
import type { Report } from '../canary-analysis/reports';
import type { Store } from '../store/store';
import { addRemote, remoteLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { UserError } from '../userError';
import { healthRecorder, recordHealth } from './recordHealth';

const NOW = Date.parse('2026-01-31T10:00:00.000Z');
const lastSeen = '2026-01-31T09:00:00.000Z';
const FIVE_MINUTES = 5 * 60_000;

let store: Store;
beforeEach(async () => {
  store = await testStore();
});

function report(remote: string, kind: Report['kind'], count: number, change: Partial<Report> = {}): Report {
  return { remote, release: '1.0.0-first', kind, count, lastSeen, ...change };
}

/** A provider that gives these reports, of one remote as the real one does. */
function providerOf(reports: Report[]) {
  const errors = async (_hours: number, remote?: string) => reports.filter((one) => one.remote === remote);
  return { reports: { errors }, now: () => NOW };
}

test('each remote has its own failures, by release and kind, with the last message without personal data', async () => {
  await addRemote(store, remoteLike('mf-one', { id: '1.1.0-withdrawn' }));
  await recordHealth(
    store,
    providerOf([
      report('mf-one', 'opened', 90),
      report('mf-one', 'timeout', 1),
      report('mf-one', 'render', 9, { lastMessage: 'No plan of asha@example.com' }),
      report('mf-one', 'uncaught', 4, { release: '1.1.0-withdrawn' }),
      report('mf-two', 'opened', 7),
    ]),
  );
  expect(await store.health('mf-one')).toEqual({
    readAt: '2026-01-31T10:00:00.000Z',
    hours: 24,
    isTruncated: false,
    releases: [
      {
        id: '1.0.0-first',
        views: 100,
        failed: 10,
        failures: [
          { kind: 'render', count: 9, lastSeen, message: 'No plan of [address]' },
          { kind: 'timeout', count: 1, lastSeen },
        ],
      },
      { id: '1.1.0-withdrawn', views: 4, failed: 4, failures: [{ kind: 'uncaught', count: 4, lastSeen }] },
    ],
  });
  expect((await store.health('mf-two'))?.releases).toEqual([
    { id: '1.0.0-first', views: 7, failed: 0, failures: [] },
  ]);
});

test('names that no release has, as browsers may make them up, are not kept', async () => {
  await recordHealth(store, providerOf([report('mf-one', 'render', 9, { release: 'made-up' })]));
  expect((await store.health('mf-one'))?.releases).toEqual([]);
});

test('a provider that is older gives the reports of all remotes: a full list may lack those of a quiet one', async () => {
  const loud = Array.from({ length: REPORT_ROWS }, (_, at) =>
    report('mf-one', 'render', 1000, { release: `1.0.${at}-a` }),
  );
  const reports = [...loud, report('mf-two', 'opened', 3)];
  await recordHealth(store, { reports: { errors: async () => reports }, now: () => NOW });
  expect(await store.health('mf-two')).toMatchObject({
    isTruncated: true,
    releases: [{ views: 3, failed: 0 }],
  });
});

test('at most 20 releases are kept, the live one among them, and it is said that there are more', async () => {
  const ids = Array.from({ length: 25 }, (_, at) => `1.0.${at}-a`);
  for (const id of ids) await addRemote(store, remoteLike('mf-one', { id }));
  const reports = ids.map((release) => report('mf-one', 'render', 5, { release }));
  await recordHealth(store, providerOf([...reports, report('mf-one', 'opened', 1)]));
  const { isTruncated, releases } = (await store.health('mf-one')) ?? {};
  expect([isTruncated, releases?.length, releases?.[0]?.id]).toEqual([true, 20, '1.0.0-first']);
});

test('a watch that may not read says it once, continues, and reads again every five minutes', async () => {
  let now = NOW;
  let asked = 0;
  let isRefused = true;
  const errors = async () => {
    asked += 1;
    if (isRefused) throw new UserError('userLogin was refused: wrong password', 'Set ADMIN_PASSWORD.');
    return [report('mf-one', 'opened', 1)];
  };
  const said: string[] = [];
  const record = healthRecorder(store, { reports: { errors }, now: () => now });
  const look = () => record((text) => said.push(text));
  for (let round = 0; round < 20; round += 1, now += 60_000) await look();
  expect(asked, 'not once for each remote').toBe(4);
  expect(said).toEqual([
    'Failures are not read for teams: userLogin was refused: wrong password\nSet ADMIN_PASSWORD.',
  ]);
  isRefused = false;
  now += FIVE_MINUTES;
  await look();
  expect((await store.health('mf-one'))?.releases).toHaveLength(1);
  expect(said).toHaveLength(1);
});
