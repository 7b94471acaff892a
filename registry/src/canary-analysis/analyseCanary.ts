/** Compares a canary with the stable release by the reports of browsers. Pure. */
import { addBlock, eValue, startEvidence, type Counts, type Evidence } from './sequentialTest';

/** The share of equally good canaries that may be withdrawn, however long they are watched. */
export const FALSE_WITHDRAWALS = 0.01;

/** The weights of the two questions in the evidence. */
const WEIGHTS = { failures: 0.5, slowTaps: 0.5 } as const;
type Question = keyof typeof WEIGHTS;

/** The stable rates assumed at first: 2 of 100 page views fail, half of the taps are slower than the median. */
const GUESSES: Record<Question, Counts> = {
  failures: { views: 50, hits: 1 },
  slowTaps: { views: 50, hits: 25 },
};

/** Reports of one release. */
export interface Observed {
  failures: Counts;
  /** Taps that took longer than the stable release's median before the canary; absent when none is known. */
  slowTaps?: Counts | undefined;
}

/** Reports of the canary and of the stable release, from the same time. */
export interface ObservedPair {
  canary: Observed;
  stable: Observed;
}

export type CanaryEvidence = Record<Question, Evidence>;

/** No evidence yet. */
export function startAnalysis(): CanaryEvidence {
  return { failures: startEvidence(GUESSES.failures), slowTaps: startEvidence(GUESSES.slowTaps) };
}

/** The evidence after further reports. */
export function addReports(evidence: CanaryEvidence, { canary, stable }: ObservedPair): CanaryEvidence {
  const none: Counts = { views: 0, hits: 0 };
  const blocks = {
    failures: { canary: canary.failures, stable: stable.failures },
    slowTaps: { canary: canary.slowTaps ?? none, stable: stable.slowTaps ?? none },
  };
  return {
    failures: addBlock(evidence.failures, blocks.failures),
    slowTaps: addBlock(evidence.slowTaps, blocks.slowTaps),
  };
}

export interface CanaryResult {
  kind: 'keep' | 'withdraw';
  /** In words, with the figures. */
  reason: string;
}

/** The verdict on a canary by the evidence; the totals give the reason. */
export function judgeCanary(evidence: CanaryEvidence, totals: ObservedPair): CanaryResult {
  const odds = Object.entries(WEIGHTS).reduce(
    (sum, [question, weight]) => sum + weight * eValue(evidence[question as Question]),
    0,
  );
  return { kind: odds >= 1 / FALSE_WITHDRAWALS ? 'withdraw' : 'keep', reason: reasonFor(totals, odds) };
}

function reasonFor({ canary, stable }: ObservedPair, odds: number): string {
  const failures = `${share(canary.failures)} of ${canary.failures.views} page views failed, ${share(stable.failures)} of ${stable.failures.views} with the stable release`;
  const taps =
    canary.slowTaps && stable.slowTaps && canary.slowTaps.views > 0
      ? `; ${share(canary.slowTaps)} of the taps were slow, ${share(stable.slowTaps)} with the stable release`
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
