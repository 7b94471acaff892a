/** Binary search for the first of some ordered candidates that a test fails on. */

export interface Bisected<Candidate> {
  /** The first candidate that fails. */
  first: Candidate;
  /** Number of runs of the test. */
  runs: number;
}

/**
 * Finds the first candidate that fails. The test must pass before the first of them, and fail on the last: neither is
 * tried here (`searchBreakage` does). Of n candidates, at most log2(n), rounded up, are tried. Throws without a candidate.
 */
export async function bisect<Candidate>(
  candidates: readonly Candidate[],
  passes: (candidate: Candidate) => Promise<boolean>,
): Promise<Bisected<Candidate>> {
  let [low, high, runs] = [0, candidates.length - 1, 0];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const candidate = candidates[middle];
    if (candidate === undefined) break;
    runs += 1;
    if (await passes(candidate)) low = middle + 1;
    else high = middle;
  }
  const first = candidates[low];
  if (first === undefined) throw new Error('There is nothing to search.');
  return { first, runs };
}
