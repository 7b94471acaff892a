/** The audit log: the changes of each switch, who made it and why. */
import { userInfo } from 'node:os';
import type { AuditEntry } from './auditEntry';
import type { ReleaseRef, Store } from './store';

/** All entries, oldest first. */
export async function readAudit(store: Store): Promise<AuditEntry[]> {
  return (await store.history()).flatMap(({ entries }) => entries);
}

/** The user of this command: RELEASE_BY, else the login name. */
export function currentUser(): string {
  return process.env['RELEASE_BY'] ?? userInfo().username;
}

const MAKES_LIVE = new Set<AuditEntry['action']>(['release', 'promote', 'rollback']);

/** The releases of a package that were live for everyone and not taken back since, the latest first. */
export function goodReleases(entries: readonly AuditEntry[], name: string): string[] {
  const good = new Set<string>();
  for (const { action, release, withdrawn } of entries.filter((entry) => entry.name === name)) {
    if (withdrawn !== undefined) good.delete(withdrawn);
    if (action === 'remove') good.delete(release);
    if (!MAKES_LIVE.has(action)) continue;
    // A set keeps the order of insertion: what is live again becomes the latest.
    good.delete(release);
    good.add(release);
  }
  return [...good].reverse();
}

/** The releases whose previews end: entries make them live for everyone, take them back, or remove them. */
export function endedPreviews(entries: readonly AuditEntry[]): ReleaseRef[] {
  return entries.flatMap(({ action, name, release, withdrawn }) => [
    ...(MAKES_LIVE.has(action) || action === 'remove' || action === 'prune' ? [{ name, id: release }] : []),
    ...(withdrawn === undefined ? [] : [{ name, id: withdrawn }]),
  ]);
}

/** The composition in which a release was last live for everyone. */
export function lastComposition(
  entries: readonly AuditEntry[],
  name: string,
  release: string,
): string | undefined {
  return entries.findLast(
    (entry) => entry.name === name && entry.release === release && MAKES_LIVE.has(entry.action),
  )?.composition;
}

/** True when the last entry about a release takes it back, or removes its remote. */
export function wasTakenBack(entries: readonly AuditEntry[], name: string, id: string): boolean {
  const last = entries.findLast(
    (entry) =>
      entry.name === name && entry.action !== 'prune' && [entry.release, entry.withdrawn].includes(id),
  );
  return last !== undefined && (last.withdrawn === id || last.action === 'remove');
}

/** True if the canary of a remote grows automatically. The removal of an old release changes nothing that is live. */
export function isRamped(entries: readonly AuditEntry[], name: string): boolean {
  return entries.findLast((entry) => entry.name === name && entry.action !== 'prune')?.ramp === true;
}
