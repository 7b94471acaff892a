import { describe, expect, test } from 'vitest';
import {
  balanceField,
  countField,
  flagField,
  phoneField,
  priceField,
  rupeesField,
  signedRupeesField,
  upiIdField,
} from './fields';

describe('an amount of rupees', () => {
  const amount = rupeesField('not an amount');

  test.each([0.01, 1, 255, 1.1, '10.05', 10_000_000])('can be %j', (value) => {
    expect(amount.parse(value)).toBe(Number(value));
  });

  test.each([
    0,
    '0',
    '0.00',
    -1,
    '-1',
    '+5',
    0.001,
    1.005,
    10_000_000.01,
    'ten',
    '',
    ' ',
    null,
    '0x10',
    '0b1',
    '1e3',
    '1,000',
    '.5',
    '5.',
    true,
    [5],
    ['5'],
    NaN,
    Infinity,
    'Infinity',
    '٥',
  ])('cannot be %j', (value) => {
    expect(amount.safeParse(value).error?.issues[0]?.message).toBe('not an amount');
  });
});

describe('an amount to give or to take', () => {
  const amount = signedRupeesField('not an amount');

  test.each([0.01, 12.5, '12.50', -12.5, '-12.50', ' -5 ', 10_000_000, -10_000_000])('can be %j', (value) => {
    expect(amount.parse(value)).toBe(Number(value));
  });

  test.each([
    0,
    -0,
    '-0',
    '0.00',
    0.001,
    '-1.005',
    10_000_000.01,
    -10_000_001,
    2 ** 53,
    '-9007199254740993',
    '--5',
    '- 5',
    '+5',
    '-0x10',
    '1e3',
    '−5',
    '',
    null,
    true,
    [-5],
    NaN,
    -Infinity,
  ])('cannot be %j', (value) => {
    expect(amount.safeParse(value).error?.issues[0]?.message).toBe('not an amount');
  });
});

describe('a price', () => {
  const price = priceField('not a price');

  test.each([0, '0', 1_000_000])('can be %j', (value) => expect(price.parse(value)).toBe(Number(value)));

  test.each([-0.01, 1.005, 1_000_001, 'free', '0x0', false, []])('cannot be %j', (value) => {
    expect(price.safeParse(value).success).toBe(false);
  });
});

describe('a balance', () => {
  const balance = balanceField('not a balance');

  test.each([0, '0', '1000000.01', 99_999_999_999.99])('can be %j', (value) => {
    expect(balance.parse(value)).toBe(Number(value));
  });

  test.each([-0.01, 1.005, '9999999999999999', 1e14, 'all'])('cannot be %j', (value) => {
    expect(balance.safeParse(value).success).toBe(false);
  });
});

describe('a number of rows', () => {
  test.each([0, '7', 50])('can be %j of at most 50', (value) => {
    expect(countField(50).parse(value)).toBe(Number(value));
  });

  test.each([-1, 51, 1.5, 'ten'])('cannot be %j', (value) => {
    expect(countField(50).safeParse(value).success).toBe(false);
  });
});

describe('a field with a pattern', () => {
  test.each(['987654321', '98765432101', '98765abcde'])('refuses the phone number %s', (phone) => {
    expect(phoneField.safeParse(phone).error?.issues[0]?.message).toBe('Please provide a valid phone.');
  });

  test.each(['asha', 'a@upi', 'asha@upi.in'])('refuses the UPI ID %s', (upiId) => {
    expect(upiIdField.safeParse(upiId).error?.issues[0]?.message).toBe('Please enter a valid UPI ID.');
  });

  test('ignores spaces around it', () => {
    expect([phoneField.parse(' 9876543210 '), upiIdField.parse(' asha@upi ')]).toEqual([
      '9876543210',
      'asha@upi',
    ]);
  });
});

test.each([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
])('%j is read as the flag %j', (sent, flag) => {
  expect(flagField.parse(sent)).toBe(flag);
});

test.each(['', 'yes', 'TRUE', 1, null])('%j is no flag', (sent) => {
  expect(flagField.safeParse(sent).success).toBe(false);
});
