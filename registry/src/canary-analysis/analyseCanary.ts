/** Whether a canary does worse than the release for everyone, from what browsers reported. Pure. */

/** Reports of one release. */
export interface Rate {
  /** Page views in which it came up well. */
  opened: number;
  /** Failures of any kind. */
  failed: number;
}

/** A canary is judged once this many page views have tried it, unless the operator says another number. */
export const MINIMUM_SAMPLES = 50;
/** It may fail this much more often than the stable release: 2 of 100 page views. */
export const MARGIN = 0.02;

export interface CanaryResult {
  kind: 'too-few' | 'keep' | 'withdraw';
  /** In words, with the figures. */
  reason: string;
}

/** Judges a canary against the stable release. Without reports of the stable one, it counts as faultless. */
export function analyseCanary(canary: Rate, stable: Rate, minimumSamples: number): CanaryResult {
  const samples = canary.opened + canary.failed;
  if (samples < minimumSamples) {
    return { kind: 'too-few', reason: `${samples} of ${minimumSamples} page views so far` };
  }
  const isWorse = errorRate(canary) > errorRate(stable) + MARGIN;
  const reason =
    `${percent(errorRate(canary))} of ${samples} page views failed, against ${percent(errorRate(stable))} of the ` +
    `stable release; the margin is ${percent(MARGIN)}`;
  return { kind: isWorse ? 'withdraw' : 'keep', reason };
}

/** Share of page views that failed, 0 to 1. */
export function errorRate({ opened, failed }: Rate): number {
  const samples = opened + failed;
  return samples === 0 ? 0 : failed / samples;
}

/** A share as a percentage with one decimal. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
