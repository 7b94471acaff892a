import { expect, test } from 'vitest';
import { pickActivePlan, type WatchablePlan } from './pickActivePlan';

const planOf = (_id: string, earningsPerReel: number, over: Partial<WatchablePlan> = {}): WatchablePlan => ({
  planId: { _id, earningsPerReel },
  status: 'active',
  totalReels: 10,
  reelsWatchedToday: 0,
  ...over,
});

const free = planOf('free', 0.5);
const a = planOf('a', 1);
const b = planOf('b', 9);
const doneA = planOf('a', 1, { reelsWatchedToday: 10 });
const doneB = planOf('b', 9, { reelsWatchedToday: 10 });
const endedB = planOf('b', 9, { status: 'ended' });

test.each<[string, WatchablePlan[], string | null]>([
  ['the only running plan', [free], 'free'],
  ['the one that pays most', [free, a, b], 'b'],
  ['one with reels left before one that pays more', [doneB, a, free], 'a'],
  ['the one that pays most when all are done', [doneA, doneB], 'b'],
  ['no plan that has ended', [endedB, free], 'free'],
  ['none', [endedB], null],
])('%s', (_name, plans, expected) => {
  expect(pickActivePlan(plans)).toBe(expected);
});
