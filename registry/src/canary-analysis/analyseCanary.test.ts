/** Simulated canaries: how often equally good ones are withdrawn, and how soon worse ones are. */
import { tapBucket } from '@reelrupee/contract/tapDurations';
import { describe, expect, test } from 'vitest';
import { ALL_COMBINATIONS } from '../../../api/src/testing/combinations';
import { addReports, FALSE_WITHDRAWALS, analyseCanary, startAnalysis } from './analyseCanary';
import { shareWithdrawn } from '../testing/simulatedCanary';
import { NO_TAPS } from './tapEvidence';

const SPREAD = 0.6;
/** Simulated for each rate of failures; a quick run takes a part of the 1,000 pairs. */
const EQUAL_PAIRS = ALL_COMBINATIONS ? 250 : 25;

describe(
  `of ${4 * EQUAL_PAIRS} equally good canaries, judged after each of 1,000 page views`,
  { timeout: 240_000 },
  () => {
    test.each([
      ['new browsers', undefined],
      ['150 browsers that come back', 150],
    ])('at most 1 %% are withdrawn by reports of %s', (_who, visitors) => {
      const rates = [0.001, 0.01, 0.03, 0.1];
      const shares = rates.map((failures, index) => {
        const equal = { failures, duration: 1 };
        const simulation = {
          canary: equal,
          stable: equal,
          spread: SPREAD,
          views: 1000,
          ...(visitors && { visitors }),
        };
        return shareWithdrawn(EQUAL_PAIRS, { ...simulation, seed: 1000 * index });
      });
      const share = shares.reduce((sum, one) => sum + one, 0) / rates.length;
      expect(share).toBeLessThanOrEqual(FALSE_WITHDRAWALS);
    });
  },
);

describe('within 500 page views', { timeout: 240_000 }, () => {
  test.each([
    ['a canary that fails twice as often as 10 %', { failures: 0.2, duration: 1 }, 0.1, 0.95],
    ['a canary that fails twice as often as 5 %', { failures: 0.1, duration: 1 }, 0.05, 0.8],
    ['a canary whose taps are 20 % slower', { failures: 0.02, duration: 1.2 }, 0.02, 0.9],
  ])('%s is withdrawn', (_what, canary, failures, atLeast) => {
    const stable = { failures, duration: 1 };
    const share = shareWithdrawn(200, { canary, stable, spread: SPREAD, views: 500, seed: 10_000 });
    expect(share).toBeGreaterThanOrEqual(atLeast);
  });

  test('a broken canary is withdrawn where only 20 browsers have it', () => {
    const [canary, stable] = [1, 0.02].map((failures) => ({ failures, duration: 1 }));
    if (!canary || !stable) throw new Error('Two rates are simulated.');
    const simulation = { canary, stable, spread: SPREAD, views: 500, visitors: 20, seed: 30_000 };
    expect(shareWithdrawn(50, simulation)).toBe(1);
  });

  test('a canary that is better than the stable release is kept', () => {
    const share = shareWithdrawn(50, {
      canary: { failures: 0.01, duration: 0.9 },
      stable: { failures: 0.03, duration: 1 },
      spread: SPREAD,
      views: 500,
      seed: 20_000,
    });
    expect(share).toBe(0);
  });
});

test('the reason has the figures', () => {
  const counts = (views: number, hits: number, ms?: number) => ({
    failures: { views, hits },
    taps: NO_TAPS.map((_, bucket) => (bucket === (ms && tapBucket(ms)) ? views : 0)),
  });
  const pair = { canary: counts(100, 20, 100), stable: counts(200, 1, 80) };
  const { kind, reason } = analyseCanary(addReports(startAnalysis(), pair), pair);
  expect(kind).toBe('withdraw');
  expect(reason).toMatch(
    /^20\.0 % of 100 page views failed, 0\.5 % of 200 with the stable release; the median tap took 96 ms, 80 with the stable release; the odds that it is worse are \d+ to 1, withdrawn at 100 to 1$/,
  );
  const withoutTaps = { canary: counts(100, 20), stable: counts(200, 1) };
  expect(analyseCanary(addReports(startAnalysis(), withoutTaps), withoutTaps).reason).not.toContain('taps');
});
