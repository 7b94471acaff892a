import { expect, test } from 'vitest';
import { rateOf, type Report } from './reports';

function reports(counts: Partial<Record<Report['kind'], number>>): Report[] {
  return Object.entries(counts).map(([kind, count]) => ({
    remote: 'mf-one',
    release: 'a',
    kind: kind as Report['kind'],
    count,
    lastSeen: '2026-01-31T10:00:00Z',
  }));
}

test('a page view fails on the way to its screen, or opens', () => {
  expect(rateOf(reports({ opened: 90, render: 6, timeout: 4 }), 'mf-one', 'a')).toEqual({
    opened: 90,
    failed: 10,
  });
});

test('a late error makes a failed page view out of an opened one', () => {
  expect(rateOf(reports({ opened: 100, uncaught: 20, slow: 5 }), 'mf-one', 'a')).toEqual({
    opened: 80,
    failed: 20,
  });
});

test('reports of other releases do not count', () => {
  expect(rateOf(reports({ opened: 100 }), 'mf-one', 'b')).toEqual({ opened: 0, failed: 0 });
});
