import { expect, test } from 'vitest';
import { observedPair } from './observed';
import { rateOf, type ErrorCount } from './reports';

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
