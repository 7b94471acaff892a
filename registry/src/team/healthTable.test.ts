import { expect, test } from 'vitest';
import { healthTable } from './healthTable';

const lastSeen = '2026-01-31T09:05:59.000Z';
const releases = [
  {
    id: '1.1.0-b',
    status: 'live' as const,
    views: 200,
    failed: 3,
    failures: [
      { kind: 'uncaught', count: 3, lastSeen, message: 'no plan' },
      { kind: 'style', count: 1, lastSeen },
    ],
  },
  { id: '1.2.0-next', status: 'canary' as const, views: 0, failed: 0, failures: [] },
];
const health = { readAt: lastSeen, ageSeconds: 40, hours: 24, isTruncated: false, releases };

test('the table has the share of failures of each release, and its failures by kind', () => {
  expect(healthTable('mf-quiz', health).split('\n')).toEqual([
    'mf-quiz: reports of browsers in 24 h, read 40 s ago, times in UTC',
    '1.1.0-b     live        1.5 % of 200 page views failed',
    '    uncaught ×3, last at 2026-01-31 09:05: no plan',
    '    style ×1, last at 2026-01-31 09:05',
    '1.2.0-next  canary      no reports',
  ]);
});

test.each([
  [89, '89 s ago'],
  [90, '2 min ago'],
  [3 * 3600, '3 h ago'],
  [3 * 86_400, '3 days ago'],
])('an age of %i s is %s', (ageSeconds, words) => {
  expect(healthTable('mf-quiz', { ...health, ageSeconds })).toContain(words);
});

test('it says when the data is old, and when some is left out', () => {
  const text = healthTable('mf-quiz', { ...health, ageSeconds: 3600, isTruncated: true });
  expect(text).toContain('\nThis is old: the watch');
  expect(text).toMatch(/\nSome reports are left out: .*$/);
  expect(healthTable('mf-quiz', health)).not.toMatch(/This is old|left out/);
});
