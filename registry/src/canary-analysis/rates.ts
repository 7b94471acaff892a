/** The share of page views in which a release failed, by the reports about it. Pure. */
import { LATE_ERROR_KINDS } from '@reelrupee/contract/loadError';
import type { Report } from './reports';

/** Reports of one release. */
interface Rate {
  /** Page views in which it came up well. */
  opened: number;
  /** Page views in which it failed, on the way to its screen or later. */
  failed: number;
}

/**
 * The rate of a release by its reports. Late errors happen in page views that are counted as opened; how many of
 * these had both kinds is unknown, so at least as many as the more frequent kind count as failed.
 */
export function rateOf(own: Pick<Report, 'kind' | 'count'>[]): Rate {
  const count = (isOf: (kind: Report['kind']) => boolean) =>
    own.reduce((sum, report) => (isOf(report.kind) ? sum + report.count : sum), 0);
  const opened = count((kind) => kind === 'opened');
  const onLoad = count((kind) => kind !== 'opened' && !isLate(kind));
  const late = Math.max(...LATE_ERROR_KINDS.map((late) => count((kind) => kind === late)));
  return { opened: Math.max(0, opened - late), failed: onLoad + late };
}

function isLate(kind: Report['kind']): boolean {
  return LATE_ERROR_KINDS.some((late) => late === kind);
}

/** Share of page views that failed, 0 to 1. */
export function errorRate({ opened, failed }: Rate): number {
  const samples = opened + failed;
  return samples === 0 ? 0 : failed / samples;
}
