import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { expect, test } from 'vitest';
import { reelOf } from '../../testing/fixtures';
import { pickFeedStart, toFeedStart, type ReelsReply } from './feedStart';

const pageOf = (skip: number, over: Partial<ReelsReply> = {}): ReelsReply => ({
  kind: 'ok',
  msg: '',
  data: [reelOf(`reel ${skip}`)],
  planId: 'free',
  skip,
  hasMore: true,
  ...over,
});

test('a feed starts where the provider says, with the next page preloaded', () => {
  const [first, next] = [pageOf(3), pageOf(4)];
  const preloaded = new Map([
    [3, first],
    [4, next],
  ]);
  expect(toFeedStart(first, next)).toEqual({ planId: 'free', start: 3, preloaded });
});

test.each([
  ['is not loaded', null],
  ['is another plan’s', pageOf(4, { planId: 'other' })],
  ['does not follow it', pageOf(5)],
])('a next page that %s is not used', (_case, next) => {
  const first = pageOf(3);
  expect(toFeedStart(first, next)?.preloaded).toEqual(new Map([[3, first]]));
});

test('a provider that does not choose leaves the choice to the plans', () => {
  expect(toFeedStart(pageOf(0, { planId: null }), null)).toBeNull();
  const [small, large] = [paidPlan('small'), paidPlan('large', { earningsPerReel: 2 })];
  const plans = [userPlanOf(freePlan), userPlanOf(small), userPlanOf(large, { reelsWatchedToday: 4 })];
  expect(pickFeedStart(plans)).toMatchObject({ planId: 'large', start: 4 });
  const done = userPlanOf(large, { reelsWatchedToday: 10 });
  expect(pickFeedStart([done, userPlanOf(small)])).toMatchObject({ planId: 'small', start: 0 });
  expect(pickFeedStart([userPlanOf(large, { status: 'ended' })])).toBeNull();
});

test('the free plan is left out while a paid one runs, also when that one is done for today', () => {
  const done = userPlanOf(paidPlan('small'), { reelsWatchedToday: 10 });
  expect(pickFeedStart([userPlanOf(freePlan), done])).toMatchObject({ planId: 'small', start: 10 });
  const ended = userPlanOf(paidPlan('small'), { status: 'ended' });
  expect(pickFeedStart([userPlanOf(freePlan), ended])).toMatchObject({ planId: freePlan._id });
});

test('nothing starts without a plan to watch', () => {
  const nothing = pageOf(0, { planId: null, data: [], hasMore: false });
  expect(toFeedStart(nothing, nothing)).toBeNull();
});
