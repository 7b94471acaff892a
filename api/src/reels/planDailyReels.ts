import { createHash } from 'node:crypto';

/** Facts that a plan's selection of one IST day depends on. */
export interface PlanningFacts {
  planId: string;
  day: string;
  /** Reels of a day. */
  count: number;
  pool: readonly string[];
  /** Last IST day before `day` on which the plan showed a reel; reels that it never showed are absent. */
  lastShown: ReadonlyMap<string, string>;
  /** Number of other plans that show a reel on `day`. */
  shownByOthers: ReadonlyMap<string, number>;
}

/**
 * The distinct reels of a plan on an IST day, new ones first. Half are those that the plan showed least recently. The
 * others come from the next least recent ones, so that reels meet others when they return. Of two equally old ones, the
 * one that fewer other plans show today comes first.
 */
export function planDailyReels(facts: PlanningFacts): string[] {
  const { pool, lastShown } = facts;
  const size = Math.min(facts.count, pool.length);
  const rank = rankByHash(facts);
  const age = (reel: string) => lastShown.get(reel) ?? '';
  const others = (reel: string) => facts.shownByOthers.get(reel) ?? 0;
  const byOthers = (one: string, other: string) => others(one) - others(other) || rank(one, other);
  const oldestFirst = [...pool].sort((one, other) => compare(age(one), age(other)) || byOthers(one, other));
  // Reels of the last days stay out as long as the pool has others.
  const window = Math.min(2 * size, Math.max(size, pool.length - size));
  const due = oldestFirst.slice(0, Math.ceil(size / 2));
  const mixed = oldestFirst.slice(due.length, window).sort((one, other) => {
    return Number(lastShown.has(one)) - Number(lastShown.has(other)) || byOthers(one, other);
  });
  const chosen = [...due, ...mixed.slice(0, size - due.length)];
  return chosen.sort(
    (one, other) => Number(lastShown.has(one)) - Number(lastShown.has(other)) || rank(one, other),
  );
}

/** An order that looks random, and is the same whenever the day of the plan is computed. */
function rankByHash({ planId, day, pool }: PlanningFacts): (one: string, other: string) => number {
  const hash = (reel: string) => createHash('sha256').update(`${planId}/${day}/${reel}`).digest('hex');
  const hashes = new Map(pool.map((reel) => [reel, hash(reel)]));
  return (one, other) => compare(hashes.get(one) ?? '', hashes.get(other) ?? '');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
