import { freePlan, paidPlan } from '@reelrupee/contract/testing/plans';
import { expect, test } from 'vitest';
import { comparePlan } from './planComparison';

test('a paid plan costs its amount and 2 %, brings 85 % of its earnings, and is even on a day', () => {
  // ₹8.50 a day after charges: ₹255 are back on day 30.
  expect(comparePlan(paidPlan('a'))).toEqual({ pay: 255, receive: 425, evenOnDay: 30 });
});

test('nothing is even before the streak has unlocked the earnings', () => {
  expect(comparePlan(paidPlan('a', { earningsPerReel: 20 })).evenOnDay).toBe(10);
});

test('a plan that never brings back what it costs is never even', () => {
  expect(comparePlan(paidPlan('a', { earningsPerReel: 0.1 })).evenOnDay).toBeNull();
});

test('the free plan costs nothing', () => {
  expect(comparePlan(freePlan)).toEqual({ pay: 0, receive: 212.5, evenOnDay: null });
});

test('a figure that the provider does not tell is unknown', () => {
  const { earningsPerReel: _rate, totalEarnings: _total, ...bare } = paidPlan('a');
  expect(comparePlan(bare)).toEqual({ pay: 255, receive: undefined, evenOnDay: null });
});
