import type { AuditEntry } from '../store/audit';

/** A switch in one line, for whoever made it and for whoever reads of it later. Pure. */
export function summarizeSwitch({
  action,
  name,
  release,
  from,
  withdrawn,
  percent,
  reason,
}: Omit<AuditEntry, 'at' | 'by' | 'composition'>): string {
  const why = reason ? `: ${reason}` : '';
  switch (action) {
    case 'rollback':
    case 'demote':
      return `${action} ${name} ${withdrawn ?? from ?? ''} (live: ${release})${why}`;
    case 'canary':
      return `canary ${name} ${release} for ${percent ?? 0} % of browsers${why}`;
    default: {
      const before = from && from !== release ? ` (before: ${from})` : '';
      return `${action} ${name} ${release}${before}${why}`;
    }
  }
}
