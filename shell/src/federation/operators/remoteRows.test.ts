// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { LoadEvent } from '../reports/loadEvents';

const release = (id: string) => {
  return { id, platform: '^1.0.0', routes: [{ path: '/plan', title: 'Plans', skeleton: 'list' }], files: {} };
};

beforeEach(() => {
  vi.resetModules();
  const canary = { release: release('3.0.0-c'), percent: 10 };
  const remotes = { 'mf-plans': { current: release('2.0.0-b'), previous: release('1.0.0-a'), canary } };
  const composition = JSON.stringify({ id: 'one', assets: '/', remotes });
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${composition}</script>`;
});

async function rowOf(...events: [id: string, event: LoadEvent['event']][]) {
  const { remoteRows } = await import('./remoteRows');
  const journal = events.map(([id, event], at) => {
    return { at, remote: 'mf-plans', release: id, role: 'current' as const, event };
  });
  const [row] = remoteRows(journal);
  return [row?.outcome.text, ...(row?.releases.map(({ role, outcome }) => [role, outcome?.text]) ?? [])];
}

test('a remote that was not opened has its releases and no outcome', async () => {
  expect(await rowOf()).toEqual([
    'not opened',
    ['current', undefined],
    ['previous', undefined],
    ['canary for 10 %', undefined],
  ]);
});

test('a remote that opened at once is running', async () => {
  expect((await rowOf(['2.0.0-b', 'opened'])).slice(0, 2)).toEqual(['running', ['current', 'running']]);
});

test('a failed canary is listed, and the stable release has taken over', async () => {
  expect(await rowOf(['3.0.0-c', 'render'], ['2.0.0-b', 'opened'])).toEqual([
    'fell back',
    ['current', 'running'],
    ['previous', undefined],
    ['canary for 10 %', 'render'],
  ]);
});

test('a remote that no release could open has the last failure', async () => {
  const [outcome] = await rowOf(['2.0.0-b', 'integrity'], ['1.0.0-a', 'timeout']);
  expect(outcome).toBe('timeout');
});
