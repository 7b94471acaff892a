import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, istDay, startOfIstDay } from './istDay';

describe('an IST day', () => {
  it.each([
    ['2026-03-01T18:29:59.999Z', '2026-03-01'],
    ['2026-03-01T18:30:00.000Z', '2026-03-02'],
    ['2026-03-02T18:29:59.999Z', '2026-03-02'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29'],
  ])('has %s on %s', (instant, day) => {
    expect(istDay(new Date(instant))).toBe(day);
  });

  it('starts at 18:30 UTC of the previous day', () => {
    expect(startOfIstDay('2026-03-02').toISOString()).toBe('2026-03-01T18:30:00.000Z');
  });

  it('is counted across months and leap years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
    expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3);
  });
});
