import { type Measured, median } from './measure';

/**
 * The two sides take turns round by round, so that other load on the machine affects both. On the embedded database,
 * which belongs to one process, each side runs its rounds in a row.
 */
export const ROUNDS = 5;
/** Calls of each action per round. */
export const CALLS = { markReelWatched: 900, getReelsByUserPlan: 400, userLogin: 24 };
export type BenchAction = keyof typeof CALLS;
export type Result = Record<BenchAction, { api: Measured; bare: Measured }>;

/** One side of the comparison: runs a round of an action and measures it. */
export type Side = (action: BenchAction, round: number) => Promise<Measured>;

/** The median round of each action, for both sides. */
export async function takeTurns(api: Side, bare: Side): Promise<Result> {
  const both = async (action: BenchAction) => {
    const rounds: { api: Measured; bare: Measured }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ api: await api(action, round), bare: await bare(action, round) });
    }
    return { api: median(rounds.map((round) => round.api)), bare: median(rounds.map((round) => round.bare)) };
  };
  return {
    markReelWatched: await both('markReelWatched'),
    getReelsByUserPlan: await both('getReelsByUserPlan'),
    userLogin: await both('userLogin'),
  };
}

/** Runs all rounds of a side in advance and returns a side that replays the results. */
export async function allRounds(side: Side): Promise<Side> {
  const done = new Map<string, Measured>();
  for (const action of Object.keys(CALLS) as BenchAction[]) {
    for (let round = 0; round < ROUNDS; round += 1) done.set(`${action} ${round}`, await side(action, round));
  }
  return (action, round) => {
    const measured = done.get(`${action} ${round}`);
    return measured ? Promise.resolve(measured) : Promise.reject(new Error(`No round ${round} of ${action}`));
  };
}
