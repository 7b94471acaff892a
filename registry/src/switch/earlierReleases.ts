/** The targets of a rollback, by the audit log. */
import { goodReleases, lastComposition } from '../store/auditLog';
import type { AuditEntry } from '../store/auditEntry';
import type { ReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';

/** The latest kept release of a package that was good for everyone and is not among `not`. */
export async function olderGoodRelease(
  store: Store,
  audit: AuditEntry[],
  name: string,
  not: (string | undefined)[],
): Promise<ReleaseManifest | undefined> {
  for (const id of goodReleases(audit, name).filter((good) => !not.includes(good))) {
    const manifest = await store.findRelease({ name, id });
    if (manifest) return manifest;
  }
  return undefined;
}

/** Advice for when a release cannot be rolled back alone, because others need what the earlier one lacks. */
export function adviceFor(audit: AuditEntry[], name: string, release: string): string | undefined {
  const composition = lastComposition(audit, name, release);
  if (!composition) return undefined;
  // Teams read it too: only the registry's operator has the command.
  return `To roll back everything that was live with it, the operator of the registry has: npm run release -- --rollback --to ${composition} --reason "…"`;
}
