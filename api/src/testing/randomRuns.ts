/** Parameters of a property test: RUNS=… overrides the number of runs, SEED=… repeats a failed one. */
export function randomRuns(defaultRuns: number): { numRuns: number; endOnFailure: true; seed?: number } {
  const { RUNS: runs = defaultRuns, SEED: seed } = process.env;
  return { numRuns: Number(runs), endOnFailure: true, ...(seed === undefined ? {} : { seed: Number(seed) }) };
}
