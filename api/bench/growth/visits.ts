import type { Clock } from '../../src/time/clock';
import type { CallAs } from './actions';

const ROUNDS = 5;
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
  for (let visit = 0; visit < ROUNDS * visits; visit += 1) {
    const place = (visit + 0.5) / (ROUNDS * visits);
    await timeVisit(small, place, totals.small, clock);
    await timeVisit(large, place, totals.large, clock);
  }
  const calls = (name: string) => ROUNDS * visits * VISIT.filter((action) => action === name).length;
  const row = (name: string, one: number, other: number) => [
    name,
    one.toFixed(2),
    other.toFixed(2),
    (other / one).toFixed(2),
  ];
  const rows = [...totals.large].map(([name, ms]) =>
    row(name, (totals.small.get(name) ?? 0) / calls(name), ms / calls(name)),
  );
  return [
    ...rows,
    row('the whole visit', sum(totals.small) / (ROUNDS * visits), sum(totals.large) / (ROUNDS * visits)),
  ];
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
