/** The table of faults in docs/federation.md, from the same lists that the browser tests run. */
import { BAD_CODE } from '../isolation/badCode';
import { FAULTS, type Fault } from './faults';

interface Row {
  kind: 'dead host' | 'bad timing' | 'changed file' | 'bad release' | 'bad code';
  fault: string;
  user: string;
  reports: readonly string[];
}

const TAKES_OVER = 'the release before it opens';
const HEADINGS = ['fault', 'what', 'its user', 'others, prefetch off', 'others, prefetch on', 'reported as'];

/** The table in Markdown. Others are those who have never opened the screen. */
export function faultTable(): string {
  const faults = FAULTS.map((fault): Row => ({
    kind: kindOf(fault),
    fault: fault.name,
    user: TAKES_OVER,
    reports: [fault.kind],
  }));
  const badCode = BAD_CODE.map(({ name, seen, reports, user }): Row => ({
    kind: 'bad code',
    fault: name,
    user: user ?? (seen === 'good' ? TAKES_OVER : 'the screen stays'),
    reports,
  }));
  const rows = [...faults, ...badCode].map(({ kind, fault, user, reports }) => [
    fault,
    kind,
    user,
    'not hurt',
    'not hurt',
    reports.map((report) => `\`${report}\``).join(', '),
  ]);
  return [HEADINGS, HEADINGS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function kindOf({ host, script }: Fault): Row['kind'] {
  if (script) return 'bad code';
  switch (host?.how) {
    case undefined:
      return 'bad release';
    case 'silence':
    case 'slow':
      return 'bad timing';
    case 'html':
    case 'changed':
      return 'changed file';
    case 'status 404':
    case 'status 500':
    case 'half':
      return 'dead host';
  }
}
