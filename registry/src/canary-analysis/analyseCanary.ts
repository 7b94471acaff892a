/** Compares a canary with the stable release by the reports of browsers. Pure. */
import { addBlock, eValue, startEvidence, type Counts, type Evidence } from './sequentialTest';
import { addTaps, medianMs, startTapEvidence, total, type TapEvidence, type Taps } from './tapEvidence';

/** The share of equally good canaries that may be withdrawn, however long they are watched. */
export const FALSE_WITHDRAWALS = 0.01;

/** The weights of the two questions in the evidence. */
const WEIGHTS = { failures: 0.5, taps: 0.5 } as const;

/** The stable rate assumed at first: 2 of 100 page views fail. */
const FAILURES_GUESS: Counts = { views: 50, hits: 1 };

/** Reports of one release. */
export interface Observed {
  failures: Counts;
  taps: Taps;
}

/** Reports of the canary and of the stable release, from the same time. */
export interface ObservedPair {
  canary: Observed;
  stable: Observed;
}

export interface CanaryEvidence {
  failures: Evidence;
  taps: TapEvidence;
}

/** No evidence yet, with the taps of the stable release from before. */
export function startAnalysis(past?: Taps): CanaryEvidence {
  return { failures: startEvidence(FAILURES_GUESS), taps: startTapEvidence(past) };
}

/** The evidence after further reports. */
export function addReports(evidence: CanaryEvidence, { canary, stable }: ObservedPair): CanaryEvidence {
  return {
    failures: addBlock(evidence.failures, { canary: canary.failures, stable: stable.failures }),
    taps: addTaps(evidence.taps, { canary: canary.taps, stable: stable.taps }),
  };
}

export interface CanaryResult {
  kind: 'keep' | 'withdraw';
  /** In words, with the figures. */
  reason: string;
}

/** The result for a canary by the evidence; the totals give the reason. */
export function analyseCanary(evidence: CanaryEvidence, totals: ObservedPair): CanaryResult {
  const odds = WEIGHTS.failures * eValue(evidence.failures) + WEIGHTS.taps * eValue(evidence.taps);
  return { kind: odds >= 1 / FALSE_WITHDRAWALS ? 'withdraw' : 'keep', reason: reasonFor(totals, odds) };
}

function reasonFor({ canary, stable }: ObservedPair, odds: number): string {
  const failures = `${share(canary.failures)} of ${canary.failures.views} page views failed, ${share(stable.failures)} of ${stable.failures.views} with the stable release`;
  const taps =
    total(canary.taps) > 0 && total(stable.taps) > 0
      ? `; the median tap took ${medianMs(canary.taps)} ms, ${medianMs(stable.taps)} with the stable release`
      : '';
  return `${failures}${taps}; the odds that it is worse are ${oddsText(odds)}, withdrawn at ${1 / FALSE_WITHDRAWALS} to 1`;
}

/** Rounded down, so that a value below the threshold does not read as reaching it. */
function oddsText(odds: number): string {
  return odds >= 1 ? `${Math.floor(Math.min(odds, 1e6))} to 1` : 'below 1 to 1';
}

function share({ views, hits }: Counts): string {
  return percent(views === 0 ? 0 : hits / views);
}

/** A share as a percentage with one decimal. */
export function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
