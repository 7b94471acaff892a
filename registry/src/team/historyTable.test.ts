import { expect, test } from 'vitest';
import { historyTable } from './historyTable';

const demoted =
  'auto  demote mf-quiz 1.1.0-b (live: 1.0.0-a): 16.7 % of 60 page views failed, 0.5 % of 200 with the stable release';

test('the history has the switches of the remote, with the figures by which a canary was withdrawn', () => {
  const switches = [
    {
      id: 'first',
      at: '2026-01-30T09:05:00.000Z',
      changes: ['asha  canary mf-quiz 1.1.0-b for 1 % of browsers'],
    },
    {
      id: 'second',
      at: '2026-01-31T09:05:00.000Z',
      changes: ['ravi  release mf-plans 2.0.0-x: as mf-quiz had it'],
    },
    { id: 'third', at: '2026-01-31T10:05:00.000Z', changes: [demoted, 'ravi  remove mf-plans 2.0.0-x'] },
  ];
  expect(historyTable(switches, 'mf-quiz').split('\n')).toEqual([
    '2026-01-30 09:05 UTC  first  asha  canary mf-quiz 1.1.0-b for 1 % of browsers',
    `2026-01-31 10:05 UTC  third  ${demoted}`,
  ]);
});

test('a remote without switches has a sentence', () => {
  expect(historyTable([], 'mf-quiz')).toBe('mf-quiz was not switched in the last 90 days.');
});
