/** The output of `npm run releases`. Pure. */
import Table from 'cli-table3';
import type { Composition, ReleaseSources } from '@reelrupee/federation/composition/composition';
import { percent } from '../canary-analysis/analyseCanary';
import { errorRate, rateOf } from '../canary-analysis/rates';
import type { Report } from '../canary-analysis/reports';
import type { AuditEntry } from '../store/auditEntry';
import { summarizeSwitch } from './summarizeSwitch';

export interface ReportOptions {
  /** Number of switches to show. */
  history: number;
  /** Age of the oldest reports, in hours. */
  hours: number;
  /** Time zone of the times. */
  timeZone: string;
  /** Sources of the live releases, by name and id with a space between. */
  sources: ReadonlyMap<string, ReleaseSources>;
}

/** The report as text. Without reports of browsers it says how to get them. */
export function releasesReport(
  live: Composition,
  audit: AuditEntry[],
  reports: Report[] | undefined,
  { history, hours, timeZone, sources }: ReportOptions,
): string {
  const at = (time: string) => localTime(time, timeZone);
  const switches = audit.slice(-history);
  const longest = Math.max(...switches.map(({ by }) => by.length));
  return [
    `Composition ${live.id}, times in ${timeZone}`,
    '',
    table(releaseRows(live, { audit, reports, sources, at })),
    '',
    ...(reports ? failures(reports, hours, at) : ['How often they failed: name the provider with --api.']),
    '',
    'Last switches',
    ...switches.map(
      (entry) =>
        `  ${at(entry.at)}  ${entry.composition}  ${entry.by.padEnd(longest)}  ${summarizeSwitch(entry)}`,
    ),
    '',
    'To take one back:       npm run release -- NAME --rollback --reason "…"',
    'To take all of it back: npm run release -- --rollback --to COMPOSITION --reason "…"',
  ].join('\n');
}

type ReleaseRow = Record<'name' | 'release' | 'role' | 'since' | 'by' | 'from' | 'failed', string>;

const ENDS = ['', '-left', '-mid', '-right'];
/** Hides the table's lines; columns are separated by spaces. */
const NO_LINES = [
  ...ENDS.flatMap((end) => [`top${end}`, `bottom${end}`]),
  ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid'],
];

function table(rows: ReleaseRow[]): string {
  const drawn = new Table({
    head: ['name', 'release', 'role', 'since', 'by', 'from', 'page views that failed'],
    chars: { ...Object.fromEntries(NO_LINES.map((place) => [place, ''])), middle: ' ' },
    style: { head: [], border: [], 'padding-left': 1, 'padding-right': 0 },
  });
  drawn.push(
    ...rows.map((row) => [row.name, row.release, row.role, row.since, row.by, row.from, row.failed]),
  );
  return drawn.toString();
}

/** The actions that give a release its role; a demotion, for example, leaves the stable one as it was. */
const PUTS_OUT = new Set<AuditEntry['action']>(['release', 'canary', 'promote', 'rollback']);

/** A row for each release that is live in some role. */
function releaseRows(
  { shell, remotes }: Composition,
  {
    audit,
    reports,
    sources,
    at,
  }: {
    audit: AuditEntry[];
    reports: Report[] | undefined;
    sources: ReportOptions['sources'];
    at: (time: string) => string;
  },
): ReleaseRow[] {
  const row = (name: string, release: string, role: string): ReleaseRow => {
    const entry = audit.findLast(
      (one) => one.name === name && one.release === release && PUTS_OUT.has(one.action),
    );
    const failed = reports && name !== 'shell' ? failedOf(reports, name, release) : '';
    const since = entry ? at(entry.at) : '';
    const from = shortSources(sources.get(`${name} ${release}`) ?? {});
    return { name, release, role, since, by: entry?.by ?? '', from, failed };
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

/**
 * `acme/mf-quiz 0123456 key fedcba9876543210`: the end of the repository's address, the commit as git shortens it, and
 * the key that signed the release; and a warning where it was not tested in a browser.
 */
function shortSources({ repository = '', commit = '', testedBy, signedWith }: ReleaseSources): string {
  const [name = ''] = /[^/:]+\/[^/]+$/.exec(repository.replace(/\.git$/, '')) ?? [];
  const warning = testedBy === 'process' ? '(not tested in a browser)' : '';
  return [name, commit.slice(0, 7), signedWith && `key ${signedWith}`, warning].filter(Boolean).join(' ');
}

function failedOf(reports: Report[], name: string, release: string): string {
  const rate = rateOf(reports.filter((report) => report.remote === name && report.release === release));
  const views = rate.opened + rate.failed;
  return views === 0 ? 'no reports' : `${percent(errorRate(rate))} of ${views}`;
}

function failures(reports: Report[], hours: number, at: (time: string) => string): string[] {
  const failed = reports.filter(({ kind }) => kind !== 'opened');
  if (failed.length === 0) return [`No failures in the last ${hours} h`];
  return [
    `Failures in the last ${hours} h`,
    ...failed.map(
      ({ remote, release, kind, count, lastSeen }) =>
        `  ${remote} ${release}: ${kind} ×${count}, last at ${at(lastSeen)}`,
    ),
  ];
}

/** `2026-01-31 09:05` */
function localTime(time: string, timeZone: string): string {
  return new Date(time).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}
