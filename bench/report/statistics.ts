/**
 * Percentile by nearest rank: the given share of the sorted values lies at or below it. NaN without values. A NaN among
 * them did not come within the time limit: it counts as the longest.
 */
export function percentile(values: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(share * values.length));
  return sorted(values)[rank - 1] ?? NaN;
}

/**
 * The value in the middle; of an even number, the mean of the two in the middle. NaN without values, and where a value in
 * the middle did not come.
 */
export function median(values: readonly number[]): number {
  const came = sorted(values);
  const low = came[Math.floor((values.length - 1) / 2)];
  const high = came[Math.floor(values.length / 2)];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

/** The values that came, in order: a sort of numbers with a NaN leaves an arbitrary order. */
function sorted(values: readonly number[]): number[] {
  return values.filter((value) => !Number.isNaN(value)).sort((one, other) => one - other);
}
