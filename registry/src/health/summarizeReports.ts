import { REPORT_ROWS } from '@reelrupee/contract/constants';
import { rateOf } from '../canary-analysis/rates';
import type { Report } from '../canary-analysis/reports';
import type { ReleaseHealth, RemoteHealth } from './remoteHealth';
import { scrubMessage } from './scrubMessage';

/** Releases of one remote that are kept. */
const MOST_RELEASES = 20;

/**
 * The failures of a remote by release. Pure.
 *
 * @param reports a reply of the provider; older providers give those of all remotes
 * @param known the remote's published releases: browsers may report any name where the provider does not serve the site.
 * Those that come first are kept first
 */
export function summarizeReports(
  reports: readonly Report[],
  remote: string,
  known: readonly string[],
): Pick<RemoteHealth, 'isTruncated' | 'releases'> {
  const releases = known.flatMap((id) => {
    const own = reports.filter((report) => report.remote === remote && report.release === id);
    return own.length > 0 ? [healthOf(id, own)] : [];
  });
  const isFull = reports.filter(({ kind }) => kind !== 'opened').length >= REPORT_ROWS;
  return {
    isTruncated: isFull || releases.length > MOST_RELEASES,
    releases: releases.slice(0, MOST_RELEASES),
  };
}

function healthOf(id: string, own: readonly Report[]): ReleaseHealth {
  const { opened, failed } = rateOf([...own]);
  const failures = own
    .filter(({ kind }) => kind !== 'opened')
    .sort((a, b) => b.count - a.count)
    .map(({ kind, count, lastSeen, lastMessage }) => ({
      kind,
      count,
      lastSeen,
      ...(lastMessage && { message: scrubMessage(lastMessage) }),
    }));
  return { id, views: opened + failed, failed, failures };
}
