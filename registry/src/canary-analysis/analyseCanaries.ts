import type { Composition } from '@reelrupee/federation/composition/composition';
import { analyseCanary, type CanaryResult } from './analyseCanary';
import { rateOf, type Report } from './reports';

export interface CanaryAnalysis {
  remote: string;
  /** The canary. */
  release: string;
  verdict: CanaryResult;
}

/** What is to be thought of each canary that is out. Pure. */
export function analyseCanaries(
  { remotes }: Composition,
  reports: Report[],
  minimumSamples: number,
): CanaryAnalysis[] {
  return Object.entries(remotes).flatMap(([remote, { current, canary }]) => {
    if (!canary) return [];
    const release = canary.release.id;
    const rates = [rateOf(reports, remote, release), rateOf(reports, remote, current.id)] as const;
    return [{ remote, release, verdict: analyseCanary(...rates, minimumSamples) }];
  });
}
