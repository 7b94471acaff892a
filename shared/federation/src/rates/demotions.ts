import type { Composition } from '../composition/composition';
import { judgeCanary } from './judge';
import { rateOf, type Report } from './reports';

export interface Demotion {
  remote: string;
  reason: string;
}

/** The canaries that are to be withdrawn, and why. Pure. */
export function findDemotions({ remotes }: Composition, reports: Report[]): Demotion[] {
  return Object.entries(remotes).flatMap(([remote, { current, canary }]) => {
    if (!canary) return [];
    const verdict = judgeCanary(
      rateOf(reports, remote, canary.release.id),
      rateOf(reports, remote, current.id),
    );
    return verdict.kind === 'withdraw' ? [{ remote, reason: verdict.reason }] : [];
  });
}
