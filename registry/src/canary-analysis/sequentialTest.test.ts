import { describe, expect, test } from 'vitest';
import { addBlock, eValue, startEvidence, type Block } from './sequentialTest';

const GUESS = { views: 50, hits: 1 };
const block = (canary: [views: number, hits: number], stable: [views: number, hits: number]): Block => ({
  canary: { views: canary[0], hits: canary[1] },
  stable: { views: stable[0], hits: stable[1] },
});

test('without page views the evidence is even', () => {
  expect(eValue(startEvidence(GUESS))).toBeCloseTo(1);
  expect(eValue(addBlock(startEvidence(GUESS), block([0, 0], [0, 0])))).toBeCloseTo(1);
});

test('a block of one release alone says nothing', () => {
  expect(eValue(addBlock(startEvidence(GUESS), block([100, 50], [0, 0])))).toBeCloseTo(1);
  expect(eValue(addBlock(startEvidence(GUESS), block([0, 0], [100, 50])))).toBeCloseTo(1);
});

/** The expectation over every outcome of a small block, at one rate for both releases. */
function expectation(
  views: { canary: number; stable: number },
  canaryRate: number,
  stableRate: number,
): number {
  let sum = 0;
  for (let canary = 0; canary <= views.canary; canary += 1) {
    for (let stable = 0; stable <= views.stable; stable += 1) {
      const evidence = addBlock(startEvidence(GUESS), block([views.canary, canary], [views.stable, stable]));
      sum +=
        binomial(views.canary, canary, canaryRate) *
        binomial(views.stable, stable, stableRate) *
        eValue(evidence);
    }
  }
  return sum;
}

function binomial(views: number, hits: number, rate: number): number {
  let ways = 1;
  for (let index = 0; index < hits; index += 1) ways *= (views - index) / (index + 1);
  return ways * rate ** hits * (1 - rate) ** (views - hits);
}

describe('it is an e-variable: its exact expectation is at most 1', () => {
  test.each([0.001, 0.02, 0.3, 0.9])('at equal rates of %s', (rate) => {
    expect(expectation({ canary: 3, stable: 12 }, rate, rate)).toBeLessThanOrEqual(1 + 1e-9);
  });

  test.each([0.02, 0.3, 0.9])('for a canary that fails half as often as %s', (rate) => {
    expect(expectation({ canary: 3, stable: 12 }, rate / 2, rate)).toBeLessThan(1);
  });

  test('and more for a worse canary', () => {
    expect(expectation({ canary: 3, stable: 12 }, 0.3, 0.05)).toBeGreaterThan(1);
  });
});

test('a release that is broken is recognised within a few page views', () => {
  let evidence = startEvidence(GUESS);
  let views = 0;
  for (; eValue(evidence) < 1000; views += 1) evidence = addBlock(evidence, block([1, 1], [19, 0]));
  expect(views).toBeLessThan(6);
});
