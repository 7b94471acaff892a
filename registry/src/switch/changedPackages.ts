/** The packages of the workspace that `--all` releases. Pure. */
import type { Composition } from '@reelrupee/federation/composition/composition';
import { wasTakenBack } from '../store/auditLog';
import type { AuditEntry } from '../store/auditEntry';

/**
 * The packages whose sources give a release other than the live one, by the ids of these releases. A withdrawn release
 * stays away until it is released by name.
 */
export function changedPackages(
  ids: ReadonlyMap<string, string>,
  live: Composition | undefined,
  audit: AuditEntry[],
): string[] {
  return [...ids]
    .filter(([name, id]) => !isLive(live, name, id) && !wasTakenBack(audit, name, id))
    .map(([name]) => name);
}

function isLive(live: Composition | undefined, name: string, id: string): boolean {
  if (name === 'shell') return live?.shell.release === id;
  const slot = live?.remotes[name];
  return slot?.current.id === id || slot?.canary?.release.id === id;
}
