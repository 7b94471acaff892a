import { describe, expect, test } from 'vitest';
import { amountWords } from './amountWords';
import { hindiNumber } from './hindiNumber';

describe('an amount in words', () => {
  test.each([
    [0, 'zero rupees', 'शून्य रुपये'],
    [0.5, 'fifty paise', 'पचास पैसे'],
    [0.01, 'one paisa', 'एक पैसा'],
    [1, 'one rupee', 'एक रुपया'],
    [5, 'five rupees', 'पाँच रुपये'],
    [12.5, 'twelve rupees and fifty paise', 'बारह रुपये और पचास पैसे'],
    [41, 'forty-one rupees', 'इकतालीस रुपये'],
    [100, 'one hundred rupees', 'एक सौ रुपये'],
    [1250.05, 'one thousand two hundred fifty rupees and five paise', 'एक हज़ार दो सौ पचास रुपये और पाँच पैसे'],
    [
      99999.99,
      'ninety-nine thousand nine hundred ninety-nine rupees and ninety-nine paise',
      'निन्यानवे हज़ार नौ सौ निन्यानवे रुपये और निन्यानवे पैसे',
    ],
    [125_000, 'one lakh twenty-five thousand rupees', 'एक लाख पच्चीस हज़ार रुपये'],
    [10_000_000, 'one crore rupees', 'एक करोड़ रुपये'],
    [1_230_000_000, 'one hundred twenty-three crore rupees', 'एक सौ तेईस करोड़ रुपये'],
    [-2, 'minus two rupees', 'माइनस दो रुपये'],
    [-0.001, 'zero rupees', 'शून्य रुपये'],
  ])('%f', (amount, english, hindi) => {
    expect(amountWords('en', amount)).toBe(english);
    expect(amountWords('hi', amount)).toBe(hindi);
  });
});

test('each number below a hundred has a Hindi word of its own', () => {
  const words = Array.from({ length: 100 }, (_, count) => hindiNumber(count));
  expect(new Set(words).size).toBe(100);
  expect(words).not.toContain('');
});
