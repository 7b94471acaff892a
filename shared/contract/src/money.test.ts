import { describe, expect, test } from 'vitest';
import { rechargeBreakdown, referralReward, toPaise, toRupees, withdrawalBreakdown } from './money';

test.each([
  [0.5, 50],
  [4.5, 450],
  [19.99, 1999],
  [8000, 800_000],
])('%d rupees are %d paise, and back', (rupees, paise) => {
  expect(toPaise(rupees)).toBe(paise);
  expect(toRupees(paise)).toBe(rupees);
});

test.each([0.005, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount in rupees and paise', (rupees) => {
  expect(() => toPaise(rupees)).toThrow(new RangeError(`Not an amount in rupees and paise: ${rupees}`));
});

test('a recharge adds 2 percent to the plan amount [MONEY-6]', () => {
  expect(rechargeBreakdown(25_000)).toEqual({ plan: 25_000, charge: 500, total: 25_500 });
});

test('a referral reward is 10 percent of the plan amount', () => {
  expect(referralReward(25_000)).toBe(2_500);
});

describe('a withdrawal [MONEY-7]', () => {
  test('keeps 10 percent charge and 5 percent TDS, and pays 85 percent', () => {
    expect(withdrawalBreakdown(10_000)).toEqual({ amount: 10_000, platform: 1_000, tds: 500, net: 8_500 });
  });

  test('rounds charge and TDS to the nearest paisa, half a one up', () => {
    expect(withdrawalBreakdown(1005)).toEqual({ amount: 1005, platform: 101, tds: 50, net: 854 });
    expect(withdrawalBreakdown(110)).toEqual({ amount: 110, platform: 11, tds: 6, net: 93 });
    expect(withdrawalBreakdown(104)).toEqual({ amount: 104, platform: 10, tds: 5, net: 89 });
  });

  test.each([100, 101, 105, 110, 111, 133, 999, 12_345])(
    'of %d paise splits without a remainder',
    (amount) => {
      const { platform, tds, net } = withdrawalBreakdown(amount);
      expect(platform + tds + net).toBe(amount);
    },
  );
});
