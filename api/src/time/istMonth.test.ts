import { describe, expect, it } from 'vitest';
import { istMonth, nextMonth } from './istMonth';

describe('a month', () => {
  it.each([
    ['2026-01', '2026-02'],
    ['2026-02', '2026-03'],
    ['2028-02', '2028-03'],
    ['2026-11', '2026-12'],
    ['2026-12', '2027-01'],
  ])('after %s is %s', (month, next) => {
    expect(nextMonth(month)).toBe(next);
  });

  it('begins and ends at midnight in India', () => {
    expect(istMonth('2026-03')).toEqual({
      from: new Date('2026-02-28T18:30:00Z'),
      to: new Date('2026-03-31T18:30:00Z'),
    });
  });
});
