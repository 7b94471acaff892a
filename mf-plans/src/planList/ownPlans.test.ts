import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { expect, test } from 'vitest';
import { ownershipOf } from './ownPlans';

const paid = paidPlan('a');

test.each([
  ['a plan that the user does not have', [], 'none'],
  ['a running plan', [userPlanOf(paid)], 'active'],
  ['a paid plan that has ended', [userPlanOf(paid, { status: 'ended' })], 'none'],
  ['a paid plan that was taken again', [userPlanOf(paid, { status: 'ended' }), userPlanOf(paid)], 'active'],
] as const)('%s', (_name, plans, ownership) => {
  expect(ownershipOf('a', plans)).toBe(ownership);
});

test('a free plan that has ended is used up', () => {
  expect(ownershipOf('free', [userPlanOf(freePlan, { status: 'ended' })])).toBe('used-free');
});
