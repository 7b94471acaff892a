import { expect, test } from 'vitest';
import { formatPerReel, planSlides, priceTag } from './planSlides';

test.each([
  [0, []],
  [2, [[1, 2]]],
  [3, [[1, 2, 3]]],
  [
    8,
    [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8],
    ],
  ],
])('%d plans are split into slides of three [HOME-5]', (count, slides) => {
  expect(planSlides(Array.from({ length: count }, (_, index) => index + 1))).toEqual(slides);
});

test.each([
  [{ isFree: true, rechargeAmount: 0 }, 'Free'],
  [{ isFree: false, rechargeAmount: 250 }, '₹250'],
  [{ isFree: false, rechargeAmount: 8000 }, '₹8,000'],
])('the price tag of %o is %s [HOME-6]', (plan, tag) => {
  expect(priceTag(plan)).toBe(tag);
});

test.each([
  [0.5, '₹ 0.50 / Reel'],
  [4.5, '₹ 4.50 / Reel'],
  [40, '₹ 40 / Reel'],
])('earnings of %d per reel are shown as %s [HOME-6]', (rupees, text) => {
  expect(formatPerReel(rupees)).toBe(text);
});
