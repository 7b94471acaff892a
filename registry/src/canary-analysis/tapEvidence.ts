/**
 * Evidence that taps take longer with a canary: a sequential sign test about a quantile. "Slow" is a tap above the stable
 * release's median so far; how often taps are slow is compared by the test of two proportions (`sequentialTest.ts`). The
 * median comes from earlier blocks only, so the limit may change from block to block: what follows is still a test
 * martingale as long as both releases are equal, whatever the distribution. Pure.
 */
import { TAP_BUCKETS_MS } from '@reelrupee/contract/tapDurations';
import { addBlock, startEvidence, type Block, type Counts, type Evidence } from './sequentialTest';

/** Page views by the bucket of their median tap: indices of `TAP_BUCKETS_MS`. */
export type Taps = readonly number[];

export interface TapPair {
  canary: Taps;
  stable: Taps;
}

export interface TapEvidence {
  logs: Evidence['logs'];
  /** The stable release's taps so far. */
  past: Taps;
}

export const NO_TAPS: Taps = TAP_BUCKETS_MS.map(() => 0);

/** With fewer taps of the stable release its median is not known. */
const KNOWN_FROM = 20;

/** Assumed of the stable release while its median is not known: half of its taps are slow. */
const GUESS: Counts = { views: 50, hits: 25 };

const LIMITS = TAP_BUCKETS_MS.map((_, bucket) => bucket).slice(1);

/** No evidence yet, with the taps of the stable release from before. */
export function startTapEvidence(past: Taps = NO_TAPS): TapEvidence {
  return { logs: startEvidence(GUESS).logs, past };
}

/** The evidence after further taps. */
export function addTaps({ logs, past }: TapEvidence, taps: TapPair): TapEvidence {
  const limits = total(past) < KNOWN_FROM ? LIMITS : [slowFrom(past)];
  const gains = limits.map((limit) => addBlock(startFrom(past, limit), blockAt(limit, taps)).logs);
  return {
    // The mean over several limits is a bet too, spread over them: this is how the first block counts.
    logs: logs.map((log, index) => log + logMean(gains.map((gain) => gain[index] ?? 0))),
    past: past.map((count, bucket) => count + (taps.stable[bucket] ?? 0)),
  };
}

/** The bucket from which on taps are slow: as near as buckets go, half of them are. */
function slowFrom(taps: Taps): number {
  const half = total(taps) / 2;
  let [hits, best, distance] = [0, 1, Infinity];
  for (let limit = taps.length - 1; limit > 0; limit -= 1) {
    hits += taps[limit] ?? 0;
    if (Math.abs(hits - half) < distance) [best, distance] = [limit, Math.abs(hits - half)];
  }
  return best;
}

/** The shortest duration in ms of the bucket that the median is in. */
export function medianMs(taps: Taps): number {
  const half = total(taps) / 2;
  const bucket = taps.findIndex((_, index) => total(taps.slice(0, index + 1)) >= half);
  return TAP_BUCKETS_MS[bucket] ?? 0;
}

export function total(taps: Taps): number {
  let sum = 0;
  for (const count of taps) sum += count;
  return sum;
}

function startFrom(past: Taps, limit: number): Evidence {
  const { views, hits } = slowTaps(past, limit);
  const stable = views < KNOWN_FROM ? GUESS : { views: views + 2, hits: hits + 1 };
  return startEvidence(stable);
}

function blockAt(limit: number, { canary, stable }: TapPair): Block {
  return { canary: slowTaps(canary, limit), stable: slowTaps(stable, limit) };
}

function slowTaps(taps: Taps, limit: number): Counts {
  let hits = 0;
  for (let bucket = limit; bucket < taps.length; bucket += 1) hits += taps[bucket] ?? 0;
  return { views: total(taps), hits };
}

function logMean(logs: readonly number[]): number {
  const highest = Math.max(...logs);
  return highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0) / logs.length);
}
