/** Whether a canary does worse than the release for everyone, from what browsers reported. Pure. */

/** Reports of one release. */
export interface Rate {
  /** Page views in which it came up well. */
  opened: number;
  /** Failures of any kind. */
  failed: number;
}

/** A canary is judged once this many page views have tried it. */
export const MINIMUM_SAMPLES = 50;
/** It may fail this much more often than the stable release: 2 of 100 page views. */
export const MARGIN = 0.02;

export type Verdict =
  | { kind: 'too-few'; samples: number }
  | { kind: 'keep'; canary: number; stable: number }
  | { kind: 'withdraw'; canary: number; stable: number; reason: string };

/** Judges a canary against the stable release. Without reports of the stable one, it counts as faultless. */
export function judgeCanary(canary: Rate, stable: Rate): Verdict {
  const samples = canary.opened + canary.failed;
  if (samples < MINIMUM_SAMPLES) return { kind: 'too-few', samples };
  const rates = { canary: errorRate(canary), stable: errorRate(stable) };
  if (rates.canary <= rates.stable + MARGIN) return { kind: 'keep', ...rates };
  const reason =
    `${percent(rates.canary)} of ${samples} page views failed, against ${percent(rates.stable)} of the stable ` +
    `release; the margin is ${percent(MARGIN)}`;
  return { kind: 'withdraw', ...rates, reason };
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
