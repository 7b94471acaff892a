/** Browsers' reports of a canary and of the stable release. Pure. */
import type { Counts } from './sequentialTest';
import type { ObservedPair } from './analyseCanary';
import { rateOf, type Report } from './reports';

/** The totals of both, since the canary came out. */
export function observedPair(
  reports: Report[],
  remote: string,
  canary: string,
  stable: string,
): ObservedPair {
  const of = (release: string) => {
    const { opened, failed } = rateOf(reports, remote, release);
    return { failures: { views: opened + failed, hits: failed } };
  };
  return { canary: of(canary), stable: of(stable) };
}

/** The page views since earlier totals. Reports that have become too old to count are not subtracted. */
export function since(before: ObservedPair | undefined, now: ObservedPair): ObservedPair {
  if (!before) return now;
  return {
    canary: { failures: difference(before.canary.failures, now.canary.failures) },
    stable: { failures: difference(before.stable.failures, now.stable.failures) },
  };
}

const NONE: Counts = { views: 0, hits: 0 };
export const NO_REPORTS: ObservedPair = { canary: { failures: NONE }, stable: { failures: NONE } };

function difference(before: Counts, now: Counts): Counts {
  const hits = Math.max(0, now.hits - before.hits);
  const fine = Math.max(0, now.views - now.hits - (before.views - before.hits));
  return { views: hits + fine, hits };
}
