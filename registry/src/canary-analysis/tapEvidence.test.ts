import { tapBucket } from '@reelrupee/contract/tapDurations';
import { expect, test } from 'vitest';
import { eValue } from './sequentialTest';
import { addTaps, medianMs, NO_TAPS, startTapEvidence, type Taps } from './tapEvidence';

function taps(counts: Record<number, number>): Taps {
  const rows = Object.entries(counts).map(([ms, count]) => [tapBucket(Number(ms)), count] as const);
  return NO_TAPS.map((_, bucket) => rows.find(([own]) => own === bucket)?.[1] ?? 0);
}

const PAST = taps({ 64: 30, 80: 30, 160: 30 });

test('without taps the evidence is even', () => {
  for (const start of [startTapEvidence(), startTapEvidence(PAST)])
    expect(eValue(addTaps(start, { canary: NO_TAPS, stable: NO_TAPS }))).toBeCloseTo(1);
});

test('it is an e-variable: its exact expectation is at most 1 at any distribution that both share', () => {
  const durations = [32, 80, 160, 512];
  for (const past of [NO_TAPS, PAST, taps({ 512: 40 })]) {
    for (const shares of [
      [0.25, 0.25, 0.25, 0.25],
      [0.7, 0.1, 0.1, 0.1],
      [0.05, 0.05, 0.2, 0.7],
    ]) {
      let expectation = 0;
      durations.forEach((canary, first) =>
        durations.forEach((stable, second) =>
          durations.forEach((other, third) => {
            const pair = {
              canary: taps({ [canary]: 1 }),
              stable: stable === other ? taps({ [stable]: 2 }) : taps({ [stable]: 1, [other]: 1 }),
            };
            const share = (index: number) => shares[index] ?? 0;
            expectation +=
              share(first) * share(second) * share(third) * eValue(addTaps(startTapEvidence(past), pair));
          }),
        ),
      );
      expect(expectation).toBeLessThanOrEqual(1 + 1e-9);
    }
  }
});

test('slower taps of the canary are evidence from the first block on, faster ones are none', () => {
  const slow = { canary: taps({ 80: 5, 160: 45 }), stable: taps({ 80: 400, 160: 100 }) };
  const fast = { canary: taps({ 64: 50 }), stable: taps({ 80: 400, 160: 100 }) };
  for (const start of [startTapEvidence(), startTapEvidence(PAST)]) {
    expect(eValue(addTaps(start, slow))).toBeGreaterThan(1000);
    expect(eValue(addTaps(start, fast))).toBeLessThan(1);
  }
});

test('the median is that of the middle tap', () => {
  expect([medianMs(taps({ 80: 200, 160: 100 })), medianMs(taps({ 80: 1, 160: 2 }))]).toEqual([80, 160]);
});
