import { expect, test } from 'vitest';
import { atMost, secondary } from './figure';
import { overall, ratioOf, sideBySide } from './sideBySide';

test('a figure at its goal has met it', () => {
  expect(atMost(100, { name: 'a', value: 100, unit: 'ms' })).toMatchObject({ met: true, goal: '≤ 100 ms' });
  expect(atMost(100, { name: 'a', value: 100.4, unit: 'ms' }).met).toBe(false);
});

test('a figure that was not measured has neither met nor missed its goal', () => {
  const figure = atMost(100, { name: 'a', value: NaN, unit: 'ms' });
  expect(figure.met).toBeUndefined();
  expect(figure.notMeasured).toBeDefined();
  expect(secondary({ name: 'a', value: NaN, unit: 'ms' }).notMeasured).toBeDefined();
});

test('a figure that was tried and did not come has missed its goal', () => {
  const figure = atMost(100, { name: 'a', value: NaN, unit: 'ms', n: 5 });
  expect(figure).toMatchObject({ ours: 'did not come', goal: '≤ 100 ms', met: false });
});

test('a comparison in which ours did not come has missed its goal, as has the worst of them', () => {
  const sides = { ours: [NaN, 110, NaN], tunedBundle: [100, 100, 100] };
  const figure = sideBySide('LCP', 'ms', sides, 1.05);
  expect(figure).toMatchObject({ ours: 'did not come', goal: '≤ 1.05 × tuned bundle', met: false });
  expect(overall('worst', Math.max(1, ratioOf(sides)), 1.05, 5).met).toBe(false);
});

test('builds are compared by their medians', () => {
  const sides = { ours: [100, 900, 110], tunedBundle: [100, 100, 100], oneBundle: [] };
  const figure = sideBySide('LCP', 'ms', sides, 1.05);
  expect(figure).toMatchObject({ ours: '110 ms', tunedBundle: '100 ms', ratio: 1.1, met: false, n: 3 });
  expect(figure.oneBundle).toBeUndefined();
  expect(sideBySide('LCP', 'ms', { ours: [], tunedBundle: [1] }, 1).notMeasured).toBeDefined();
  expect(overall('worst', 1.05, 1.05, 5).met).toBe(true);
});
