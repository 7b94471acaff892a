import { expect, test } from 'vitest';
import { type DayFacts, reelsLeft } from './reelsLeft';

const plan = (
  isFree: boolean,
  watched: number | undefined,
  status: 'active' | 'ended' = 'active',
): DayFacts => ({
  planId: { isFree },
  status,
  totalReels: 10,
  reelsWatchedToday: watched,
});

test.each<[string, DayFacts[], number]>([
  ['no plan', [], 0],
  ['a plan of which nothing is known to be watched', [plan(true, undefined)], 10],
  ['a plan in progress', [plan(true, 3)], 7],
  ['more watched than planned', [plan(true, 12)], 0],
  ['two paid plans', [plan(false, 3), plan(false, 10)], 7],
  ['a free plan behind a paid one', [plan(true, 0), plan(false, 4)], 6],
  ['an ended plan', [plan(false, 0, 'ended'), plan(true, 4)], 6],
])('%s', (_name, plans, left) => {
  expect(reelsLeft(plans)).toBe(left);
});
