import type { Clock } from '../../src/time/clock';
import type { CallAs } from './actions';
import { ratioRow, ROUNDS } from './compare';

/** Reels of a day. */
const REELS = 10;
/** Longer than a reel of the bench. */
const REEL_MS = 60_000;

/** The actions of a day of ten reels, in the order of the screens. */
const VISIT = [
  'getUserPlans',
  ...Array.from({ length: REELS }, () => ['getReelsByUserPlan', 'markReelWatched']).flat(),
  'getUserProfile',
  'getUserTransactions',
];

/** The real time, and what a visit has watched since. */
export interface VisitClock extends Clock {
  aheadMs: number;
}

export interface Side {
  actions: Record<string, CallAs>;
  users: number;
}

/**
 * Rows of action, mean ms on the small and the large database, and their ratio, over whole visits. A user's first call
 * reads pages that nobody else needed in the last hour; the calls after it find them in memory. The databases take
 * turns. The last row is the whole visit. The users are others than those of compare.ts.
 */
export async function compareVisits(
  small: Side,
  large: Side,
  visits: number,
  clock: VisitClock,
): Promise<string[][]> {
  const totals = { small: new Map<string, number>(), large: new Map<string, number>() };
  const count = ROUNDS * visits;
  for (let visit = 0; visit < count; visit += 1) {
    const place = (visit + 0.5) / count;
    await timeVisit(small, place, totals.small, clock);
    await timeVisit(large, place, totals.large, clock);
  }
  const rows = [...totals.large].map(([name, ms]) => {
    const calls = count * VISIT.filter((action) => action === name).length;
    return ratioRow(name, (totals.small.get(name) ?? 0) / calls, ms / calls);
  });
  return [...rows, ratioRow('the whole visit', sum(totals.small) / count, sum(totals.large) / count)];
}

async function timeVisit(
  { actions, users }: Side,
  place: number,
  totals: Map<string, number>,
  clock: VisitClock,
): Promise<void> {
  const user = 1 + Math.floor(place * users);
  clock.aheadMs = 0;
  for (const name of VISIT) {
    if (name === 'markReelWatched') clock.aheadMs += REEL_MS;
    const started = performance.now();
    await actions[name]?.(user);
    totals.set(name, (totals.get(name) ?? 0) + performance.now() - started);
  }
}

function sum(totals: Map<string, number>): number {
  return [...totals.values()].reduce((total, ms) => total + ms, 0);
}
