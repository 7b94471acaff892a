/** The limits that docs/federation.md compares the analysis of canaries with. */
import { expect, test } from 'vitest';
import { FALSE_WITHDRAWALS } from '../canary-analysis/analyseCanary';
import { fewestViews, largestPower } from './bestTest';

const LIMITS = [
  { rates: { stable: 0.1, canary: 0.2 }, share: 1, views: 104 },
  { rates: { stable: 0.05, canary: 0.1 }, share: 0.98, views: 223 },
  { rates: { stable: 0.02, canary: 0.04 }, share: 0.66, views: 581 },
];

test.each(LIMITS)('$rates: no test withdraws more within 500 page views', ({ rates, share }) => {
  expect(largestPower(rates, 500, FALSE_WITHDRAWALS)).toBeCloseTo(share, 2);
});

test.each(LIMITS)('$rates: no test that withdraws all of them needs fewer page views', ({ rates, views }) => {
  expect(Math.round(fewestViews(rates, 1, FALSE_WITHDRAWALS))).toBe(views);
});

test('a canary that is as good is withdrawn as often as the level allows', () => {
  expect(largestPower({ stable: 0.05, canary: 0.05 }, 500, 0.01)).toBeCloseTo(0.01);
});

test('a test that may miss some needs fewer page views', () => {
  const rates = { stable: 0.02, canary: 0.04 };
  expect(fewestViews(rates, 0.9, 0.01)).toBeLessThan(fewestViews(rates, 1, 0.01));
});
