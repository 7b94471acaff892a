import type { AuditEntry } from '../store/auditEntry';

/** One audit entry as a line of text. Pure. */
export function summarizeSwitch({
  action,
  name,
  release,
  from,
  withdrawn,
  percent,
  ramp,
  reason,
  changes,
}: Omit<AuditEntry, 'at' | 'by' | 'composition'>): string {
  const why = reason ? `: ${reason}` : '';
  const settings = (changes ?? []).map(
    ({ setting, from: old, to }) => `${setting} ${old || '–'} → ${to || '–'}`,
  );
  switch (action) {
    case 'rollback':
    case 'demote':
      return withdrawn
        ? `${action} ${name} ${withdrawn} (live: ${release})${why}`
        : `${action} ${name} to ${release}${why}`;
    case 'canary':
      return `canary ${name} ${release} for ${percent ?? 0} % of browsers${ramp ? ', growing' : ''}${why}`;
    case 'config':
      return `config ${settings.join(', ') || 'as it was'}${why}`;
    case 'data':
      return 'data of the pages';
    default: {
      const before = from && from !== release ? ` (before: ${from})` : '';
      return `${[`${action} ${name} ${release}${before}`, ...settings].join(', ')}${why}`;
    }
  }
}
