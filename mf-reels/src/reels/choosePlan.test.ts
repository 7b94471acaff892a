import type { UserPlan } from '@reelrupee/contract/entities';
import { expect, test } from 'vitest';
import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { choosePlan } from './choosePlan';

const free = userPlanOf(freePlan);
const a = userPlanOf(paidPlan('a', { earningsPerReel: 1 }));
const b = userPlanOf(paidPlan('b', { earningsPerReel: 9 }));
const doneB = { ...b, reelsWatchedToday: 10 };
const endedB: UserPlan = { ...b, status: 'ended' };

test.each<[string, string | undefined, UserPlan[], string | null]>([
  ['the plan asked for', 'a', [b, a], 'a'],
  ['the plan asked for, even if the provider will refuse it', 'x', [b], 'x'],
  ['the only running plan', undefined, [free], 'free'],
  ['the one that pays most', undefined, [free, a, b], 'b'],
  ['one with reels left before one that pays more', undefined, [doneB, a, free], 'a'],
  ['the one that pays most when all are done', undefined, [{ ...a, reelsWatchedToday: 10 }, doneB], 'b'],
  ['no plan that has ended', undefined, [endedB, free], 'free'],
  ['none', undefined, [endedB], null],
])('%s', (_name, asked, plans, expected) => {
  expect(choosePlan(asked, plans)).toBe(expected);
});
