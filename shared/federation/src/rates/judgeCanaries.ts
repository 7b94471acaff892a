import type { Composition } from '../composition/composition';
import { judgeCanary, type Verdict } from './judge';
import { rateOf, type Report } from './reports';

export interface Judgement {
  remote: string;
  /** The canary. */
  release: string;
  verdict: Verdict;
}

/** What is to be thought of each canary that is out. Pure. */
export function judgeCanaries(
  { remotes }: Composition,
  reports: Report[],
  minimumSamples: number,
): Judgement[] {
  return Object.entries(remotes).flatMap(([remote, { current, canary }]) => {
    if (!canary) return [];
    const release = canary.release.id;
    const rates = [rateOf(reports, remote, release), rateOf(reports, remote, current.id)] as const;
    return [{ remote, release, verdict: judgeCanary(...rates, minimumSamples) }];
  });
}
