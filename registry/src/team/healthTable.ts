import { percent } from '../canary-analysis/analyseCanary';
import type { Health } from '../service/contract';

/** Older data, in seconds, is a sign that the watch does not run: it reads every five minutes. */
const STALE_S = 15 * 60;

/** The failures of a remote in browsers as lines of text, by release. Pure. */
export function healthTable(remote: string, { hours, ageSeconds, isTruncated, releases }: Health): string {
  const width = Math.max(0, ...releases.map(({ id }) => id.length));
  const lines = releases.flatMap(({ id, status, views, failed, failures }) => [
    `${id.padEnd(width)}  ${status.padEnd('taken back'.length)}  ${
      views === 0 ? 'no reports' : `${percent(failed / views)} of ${views} page views failed`
    }`,
    ...failures.map(({ kind, count, lastSeen, message }) =>
      [`    ${kind} ×${count}, last at ${lastSeen.slice(0, 16).replace('T', ' ')}`, message]
        .filter(Boolean)
        .join(': '),
    ),
  ]);
  return [
    `${remote}: reports of browsers in ${hours} h, read ${inWords(ageSeconds)} ago, times in UTC`,
    ...(ageSeconds > STALE_S ? ['This is old: the watch of the site’s operator may not run.'] : []),
    ...lines,
    ...(isTruncated ? ['Some reports are left out: there are too many releases or kinds.'] : []),
  ].join('\n');
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
