/**
 * How often a random test runs: `usual` times, or as RUNS=… says. A failure prints its seed; with SEED=… the
 * same runs are made again.
 */
export function randomRuns(usual: number): { numRuns: number; endOnFailure: true; seed?: number } {
  const { RUNS: runs = usual, SEED: seed } = process.env;
  return { numRuns: Number(runs), endOnFailure: true, ...(seed === undefined ? {} : { seed: Number(seed) }) };
}
