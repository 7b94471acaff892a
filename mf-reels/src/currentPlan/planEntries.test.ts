import type { RechargeRequest, UserPlan } from '@reelrupee/platform';
import { describe, expect, test } from 'vitest';
import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { requestOf } from '../testing/fixtures';
import { hasUsedFreePlan, planEntries } from './planEntries';

const A = paidPlan('a');
const B = paidPlan('b');
const pending = requestOf(A);
const rejected = requestOf(A, { _id: 'old', status: 'rejected', reason: 'No such payment' });
const approved = requestOf(A, { status: 'approved' });
const active = userPlanOf(A);
const ended = userPlanOf(A, { status: 'ended' });
const free = userPlanOf(freePlan);

/** The entries as `kind:plan`. */
function summaries(plans: UserPlan[], requests: RechargeRequest[]): string[] {
  return planEntries(plans, requests).entries.map(({ kind, plan }) => `${kind}:${plan._id}`);
}

describe('plans and recharge requests are merged [CURRENT-1, CURRENT-7]', () => {
  test.each<[string, UserPlan[], RechargeRequest[], string[]]>([
    ['nothing', [], [], []],
    ['a plan', [active], [], ['active:a']],
    ['a plan and the approved request that it came from', [active], [approved], ['active:a']],
    ['a request for a plan that the user does not have', [], [pending], ['pending:a']],
    ['a rejected request', [], [rejected], ['rejected:a']],
    ['an approved request whose plan has not arrived yet', [], [approved], ['approved:a']],
    ['a plan and a request for another one', [userPlanOf(B)], [pending], ['active:b', 'pending:a']],
    ['a rejection before the plan was bought', [active], [rejected], ['active:a']],
    ['a rejection and a newer request', [], [pending, rejected], ['pending:a']],
    ['a plan that has ended', [ended], [approved], ['ended:a']],
    ['a plan that has ended and is requested again', [ended], [pending, approved], ['pending:a', 'ended:a']],
  ])('%s', (_name, plans, requests, expected) => {
    expect(summaries(plans, requests)).toEqual(expected);
  });
});

describe('the free plan is hidden while any other is present [CURRENT-6]', () => {
  test.each<[string, UserPlan[], RechargeRequest[], string[]]>([
    ['free plan alone', [free], [], ['active:free']],
    ['an active paid plan', [free, active], [], ['active:a']],
    ['a pending paid plan', [free], [pending], ['pending:a']],
    ['a rejected paid plan', [free], [rejected], ['rejected:a']],
    ['a paid plan that has ended hides nothing', [free, ended], [], ['active:free', 'ended:a']],
  ])('%s', (_name, plans, requests, expected) => {
    expect(summaries(plans, requests)).toEqual(expected);
  });

  test.each<[string, UserPlan[], RechargeRequest[], UserPlan | null]>([
    ['while the paid plan is pending', [free], [pending], free],
    ['after the paid plan was rejected', [free], [rejected], free],
    ['but not with a paid plan that can be watched', [free, active], [], null],
    ['but not once it has ended', [userPlanOf(freePlan, { status: 'ended' })], [pending], null],
    ['but not while it is listed anyway', [free], [], null],
  ])('an active free plan is offered %s', (_name, plans, requests, expected) => {
    expect(planEntries(plans, requests).activeFreePlan).toBe(expected);
  });
});

test.each<[string, UserPlan[], boolean]>([
  ['no plan', [], false],
  ['the free plan running', [free], false],
  ['a paid plan that has ended', [ended], false],
  ['the free plan ended', [userPlanOf(freePlan, { status: 'ended' })], true],
])('with %s, the free plan is used up: %s', (_name, plans, used) => {
  expect(hasUsedFreePlan(plans)).toBe(used);
});
