import { actions } from '@reelrupee/contract/actions';
import { REMOTE_NAME } from '@reelrupee/federation/composition/remoteName';
import { expect, test } from 'vitest';
import { releaseId } from '../store/releaseNames';
import { observedPair } from './observed';
import { rateOf } from './rates';
import type { ErrorCount } from './reports';

function reports(counts: Partial<Record<ErrorCount['kind'], number>>): ErrorCount[] {
  return Object.entries(counts).map(([kind, count]) => ({
    release: 'a',
    kind: kind as ErrorCount['kind'],
    count,
  }));
}

test('a page view fails on the way to its screen, or opens', () => {
  expect(rateOf(reports({ opened: 90, render: 6, timeout: 4 }))).toEqual({
    opened: 90,
    failed: 10,
  });
});

test('a late error makes a failed page view out of an opened one', () => {
  expect(rateOf(reports({ opened: 100, uncaught: 20, slow: 5 }))).toEqual({
    opened: 80,
    failed: 20,
  });
});

test('reports count for their release', () => {
  const errors = [
    ...reports({ opened: 90, timeout: 10 }),
    { release: 'old', kind: 'render' as const, count: 7 },
  ];
  const { canary, stable } = observedPair({ errors, taps: [] }, { release: 'a', stable: 'b' });
  expect([canary.failures, stable.failures]).toEqual([
    { views: 100, hits: 10 },
    { views: 0, hits: 0 },
  ]);
});

test('no name that the registry takes is too long for a report', () => {
  const remote = `mf-${'q'.repeat(61)}`;
  const release = `1.0.0-${'a'.repeat(94)}`;
  expect([REMOTE_NAME.test(remote), releaseId.safeParse(release).success]).toEqual([true, true]);
  const sent = { remote, release, canary: release, composition: 'c' };
  for (const [action, payload] of [
    ['reportClientError', { ...sent, kind: 'opened' }],
    ['reportTaps', { ...sent, ms: 80 }],
    ['adminListErrors', { remote }],
    ['adminListCanaryErrors', sent],
    ['adminListTaps', sent],
  ] as const)
    expect([action, actions[action].payload.safeParse(payload).success]).toEqual([action, true]);
});
