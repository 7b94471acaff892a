import { type Measured, median } from './measure';

/**
 * The two sides take turns, round by round, so that whatever else the machine is doing meets both; on the
 * embedded database they cannot, since it belongs to one process, and each side does its rounds in a row.
 */
export const ROUNDS = 5;
/** Calls of each kind in a round. */
export const CALLS = { markReelWatched: 900, getReelsByUserPlan: 400, userLogin: 24 };
export type BenchAction = keyof typeof CALLS;
export type Result = Record<BenchAction, { api: Measured; bare: Measured }>;

/** One side of the comparison: does a round of an action and says how fast it was. */
export type Side = (action: BenchAction, round: number) => Promise<Measured>;

/** Each action's median round of both sides. */
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

/** Does all rounds of a side now, and returns them to be read later. */
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
