import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/istDay';
import { chooseReels } from './chooseReels';

const pool = (size: number) => Array.from({ length: size }, (_, number) => `reel-${number}`);
const days = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays('2020-01-01', offset));
const sizes = fc.integer({ min: 0, max: 100 });

describe('the daily selection of reels', () => {
  it('has no duplicates and is as large as the pool allows', () => {
    fc.assert(
      fc.property(sizes, days, fc.nat(50), (size, day, offset) => {
        const chosen = chooseReels(pool(size), day, 10, offset);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen).toHaveLength(Math.min(10, size));
      }),
    );
  });

  it('shows every reel before one repeats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), days, fc.nat(50), (tens, day, offset) => {
        const seen = Array.from({ length: tens }, (_, number) =>
          chooseReels(pool(tens * 10), addDays(day, number), 10, offset),
        );
        expect(new Set(seen.flat()).size).toBe(tens * 10);
      }),
    );
  });
});
