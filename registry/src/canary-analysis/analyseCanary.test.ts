/** Simulated canaries: how often equally good ones are withdrawn, and how soon worse ones are. */
import { describe, expect, test } from 'vitest';
import {
  addReports,
  FALSE_WITHDRAWALS,
  judgeCanary,
  startAnalysis,
  type ObservedPair,
} from './analyseCanary';

/** Page views of the stable release for one of a canary for 5 % of browsers. */
const STABLE_VIEWS = 19;
/** Spread of the logarithm of a tap's duration: some phones are several times as fast as others. */
const SPREAD = 0.6;

interface Rates {
  failures: number;
  /** Duration of a tap, as a multiple of the stable release's median. */
  duration: number;
}

interface Simulation {
  canary: Rates;
  stable: Rates;
  views: number;
  seed: number;
}

/** The page view at which a canary is withdrawn, analysed after every one; undefined when it never is. */
function withdrawnAt({ canary, stable, views, seed }: Simulation): number | undefined {
  const random = generator(seed);
  let evidence = startAnalysis();
  for (let view = 1; view <= views; view += 1) {
    // Rates vary with the time of day, for both alike.
    const load = 1 + 0.5 * Math.sin(view / 40 + seed);
    const pair = {
      canary: observe(random, canary, 1, load),
      stable: observe(random, stable, STABLE_VIEWS, load),
    };
    evidence = addReports(evidence, pair);
    if (judgeCanary(evidence, pair).kind === 'withdraw') return view;
  }
  return undefined;
}

function observe(
  random: () => number,
  { failures, duration }: Rates,
  views: number,
  load: number,
): ObservedPair['canary'] {
  const observed = { failures: { views, hits: 0 }, slowTaps: { views, hits: 0 } };
  for (let view = 0; view < views; view += 1) {
    if (random() < failures * load) observed.failures.hits += 1;
    if (Math.log(duration) + SPREAD * normal(random) > 0) observed.slowTaps.hits += 1;
  }
  return observed;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  // Seeds that follow one another begin far apart.
  let state = Math.imul(seed + 1, 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shareWithdrawn(pairs: number, simulation: Simulation): number {
  const withdrawn = Array.from({ length: pairs }, (_, index) =>
    withdrawnAt({ ...simulation, seed: simulation.seed + index }),
  );
  return withdrawn.filter((view) => view !== undefined).length / pairs;
}

describe(
  'of 1,000 equally good canaries, judged after each of 1,000 page views',
  { timeout: 120_000 },
  () => {
    test('at most 1 % are withdrawn', () => {
      const rates = [0.001, 0.01, 0.03, 0.1];
      const shares = rates.map((failures, index) => {
        const equal = { failures, duration: 1 };
        return shareWithdrawn(250, { canary: equal, stable: equal, views: 1000, seed: 1000 * index });
      });
      const share = shares.reduce((sum, one) => sum + one, 0) / rates.length;
      expect(share).toBeLessThanOrEqual(FALSE_WITHDRAWALS);
    });
  },
);

describe('within 500 page views', { timeout: 120_000 }, () => {
  test.each([
    ['a canary that fails twice as often as 10 %', { failures: 0.2, duration: 1 }, 0.1, 0.95],
    ['a canary that fails twice as often as 5 %', { failures: 0.1, duration: 1 }, 0.05, 0.8],
    ['a canary whose taps are 20 % slower', { failures: 0.02, duration: 1.2 }, 0.02, 0.9],
  ])('%s is withdrawn', (_what, canary, failures, atLeast) => {
    const stable = { failures, duration: 1 };
    const share = shareWithdrawn(200, { canary, stable, views: 500, seed: 10_000 });
    expect(share).toBeGreaterThanOrEqual(atLeast);
  });

  test('a canary that is better than the stable release is kept', () => {
    const share = shareWithdrawn(50, {
      canary: { failures: 0.01, duration: 0.9 },
      stable: { failures: 0.03, duration: 1 },
      views: 500,
      seed: 20_000,
    });
    expect(share).toBe(0);
  });
});

test('the reason has the figures', () => {
  const counts = (views: number, hits: number) => ({ failures: { views, hits } });
  const pair = { canary: counts(100, 20), stable: counts(200, 1) };
  const { kind, reason } = judgeCanary(addReports(startAnalysis(), pair), pair);
  expect(kind).toBe('withdraw');
  expect(reason).toMatch(
    /^20\.0 % of 100 page views failed, 0\.5 % of 200 with the stable release; the odds that it is worse are \d+ to 1, withdrawn at 100 to 1$/,
  );
});
