import { dayOrdinal } from '../time/istDay';

/**
 * The reels that a plan shows on an IST day: a window of `count` over the pool that moves on by its own
 * length every day, so that the whole pool is seen before a reel comes back. `offset` starts each plan at
 * another place, so that somebody with two plans does not see the same ten twice. No reel comes twice.
 */
export function chooseReels(pool: readonly string[], day: string, count: number, offset: number): string[] {
  const size = Math.min(count, pool.length);
  const first = dayOrdinal(day) * count + offset;
  return Array.from({ length: size }, (_, index) => pool[(first + index) % pool.length]).filter(
    (reel): reel is string => reel !== undefined,
  );
}
