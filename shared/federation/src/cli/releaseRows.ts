/** The table of what is live. Pure. */
import type { Composition } from '../composition/composition';
import { errorRate, percent } from '../rates/judge';
import { rateOf, type Report } from '../rates/reports';
import type { AuditEntry } from '../release/audit';

export type ReleaseRow = [
  name: string,
  release: string,
  role: string,
  since: string,
  by: string,
  errors: string,
];

/** A row for each release that is live in some role. */
export function releaseRows(
  { shell, remotes }: Composition,
  audit: AuditEntry[],
  reports: Report[] | undefined,
): ReleaseRow[] {
  const row = (name: string, release: string, role: string): ReleaseRow => {
    const entry = audit.findLast(
      (one) => one.name === name && one.release === release && one.action !== 'prune',
    );
    const since = entry ? entry.at.slice(0, 16).replace('T', ' ') : '';
    return [name, release, role, since, entry?.by ?? '', errorsOf(reports, name, release)];
  };
  const ofShell = [
    row('shell', shell.release, 'live'),
    ...(shell.previous ? [row('shell', shell.previous, 'previous')] : []),
  ];
  const ofRemotes = Object.entries(remotes).flatMap(([name, { current, previous, canary }]) => [
    row(name, current.id, 'live'),
    ...(canary ? [row(name, canary.release.id, `canary ${canary.percent} %`)] : []),
    ...(previous ? [row(name, previous.id, 'previous')] : []),
  ]);
  return [...ofShell, ...ofRemotes];
}

function errorsOf(reports: Report[] | undefined, name: string, release: string): string {
  if (!reports || name === 'shell') return '';
  const rate = rateOf(reports, name, release);
  const samples = rate.opened + rate.failed;
  return samples === 0 ? 'no reports' : `${percent(errorRate(rate))} of ${samples}`;
}
