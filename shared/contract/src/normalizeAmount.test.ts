import { expect, test } from 'vitest';
import { normalizeAmount } from './normalizeAmount';

test.each([
  ['100', '100'],
  ['₹1,020.00', '1020.00'],
  [' ₹ 1,020 ', '1020'],
  ['12,34,567.50', '1234567.50'],
  ['१०२०.५०', '1020.50'],
  ['₹१,०२०', '1020'],
  ['Rs.1,020.00', '1020.00'],
  ['Rs 1020', '1020'],
  ['INR 1020.00', '1020.00'],
  ['1,020/-', '1020'],
  ['रु. १,०२०', '1020'],
  ['रु १०२०.५०', '1020.50'],
  ['१०२० रुपये', '1020'],
  ['100₹', '100'],
])('the amount %j is %j', (typed, plain) => {
  expect(normalizeAmount(typed)).toBe(plain);
});

test.each(['1,5', '1,50', '1,0000', ',5', '-5', '1e2', 'five', 'Rs', 'रु', '/-', 'रुपये', '10/-5'])(
  '%j keeps what makes it invalid',
  (typed) => {
    expect(normalizeAmount(typed)).toBe(typed);
  },
);
