/** Browsers' reports of a canary and of the stable release. Pure. */
import type { ObservedPair } from './analyseCanary';
import { rateOf } from './rates';
import type { CanaryReports } from './reports';
import type { Counts } from './sequentialTest';
import { NO_TAPS, type Taps } from './tapEvidence';

/** The totals of both, since the canary came out. */
export function observedPair(
  { errors, taps }: CanaryReports,
  { release, stable }: { release: string; stable: string },
): ObservedPair {
  const of = (id: string) => {
    const { opened, failed } = rateOf(errors.filter((row) => row.release === id));
    const own = new Map(taps.filter((row) => row.release === id).map(({ bucket, count }) => [bucket, count]));
    return {
      failures: { views: opened + failed, hits: failed },
      taps: NO_TAPS.map((_, bucket) => own.get(bucket) ?? 0),
    };
  };
  return { canary: of(release), stable: of(stable) };
}

/** The page views since earlier totals. Reports that the provider has removed since are not subtracted. */
export function since(before: ObservedPair, now: ObservedPair): ObservedPair {
  return {
    canary: observedSince(before.canary, now.canary),
    stable: observedSince(before.stable, now.stable),
  };
}

function observedSince(before: ObservedPair['canary'], now: ObservedPair['canary']): ObservedPair['canary'] {
  return { failures: difference(before.failures, now.failures), taps: tapsSince(before.taps, now.taps) };
}

function tapsSince(before: Taps, now: Taps): Taps {
  return now.map((count, bucket) => Math.max(0, count - (before[bucket] ?? 0)));
}

function difference(before: Counts, now: Counts): Counts {
  const hits = Math.max(0, now.hits - before.hits);
  const fine = Math.max(0, now.views - now.hits - (before.views - before.hits));
  return { views: hits + fine, hits };
}
