import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { expect, test } from 'vitest';
import { nextPlan } from './nextPlan';

const done = { reelsWatchedToday: 10 };
const paid = userPlanOf(paidPlan('paid'), done);

test('after one plan, the reels left of another one are next', () => {
  const other = userPlanOf(paidPlan('other'), { reelsWatchedToday: 3 });
  expect(nextPlan([paid, other], 'paid')).toEqual({ planId: 'other', title: 'Plan other', left: 7 });
});

test.each([
  ['the plan itself', [userPlanOf(paidPlan('paid'))]],
  ['a watched plan', [paid, userPlanOf(paidPlan('other'), done)]],
  ['the free plan, which a paid one pauses', [paid, userPlanOf(freePlan)]],
  ['an ended plan', [paid, userPlanOf(paidPlan('other'), { status: 'ended' })]],
])('%s is not next', (_name, plans) => {
  expect(nextPlan(plans, 'paid')).toBeNull();
});
