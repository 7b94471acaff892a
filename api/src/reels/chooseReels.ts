import { dayOrdinal } from '../time/istDay';

/**
 * The distinct reels of a plan on an IST day: a window of `count` over the pool that advances by its own length
 * every day, so the whole pool is shown before a reel repeats. `offset` differs by plan, so that a user with two
 * plans sees different reels.
 */
export function chooseReels(pool: readonly string[], day: string, count: number, offset: number): string[] {
  const size = Math.min(count, pool.length);
  const first = dayOrdinal(day) * count + offset;
  return Array.from({ length: size }, (_, index) => pool[(first + index) % pool.length]).filter(
    (reel): reel is string => reel !== undefined,
  );
}
