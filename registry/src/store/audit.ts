/** The audit log: the changes of each switch, who made it and why. */
import { userInfo } from 'node:os';
import { z } from 'zod';
import type { Store } from './store';

export const auditEntry = z.object({
  at: z.iso.datetime(),
  /** A person, or `auto` for what no person asked for. */
  by: z.string(),
  action: z.enum(['release', 'canary', 'promote', 'rollback', 'demote', 'remove', 'prune', 'config', 'data']),
  name: z.string(),
  /** The release that is live for everyone afterwards; of a canary, the canary; of pruning, the pruned one. */
  release: z.string(),
  /** The release that was live for everyone before. */
  from: z.string().optional(),
  /** The release that was taken back. */
  withdrawn: z.string().optional(),
  percent: z.number().optional(),
  /** The canary grows automatically. */
  ramp: z.boolean().optional(),
  reason: z.string().optional(),
  /** The settings of the site that this switch put into its pages. */
  settings: z.record(z.string(), z.string()).optional(),
  /** The settings that are not what they were. */
  changes: z.array(z.object({ setting: z.string(), from: z.string(), to: z.string() })).optional(),
  /** Hash of the page data that this switch put into the pages. */
  data: z.string().optional(),
  /** Pages that show a skeleton because their first screen could not be prerendered. */
  notPrerendered: z.array(z.object({ path: z.string(), problem: z.string() })).optional(),
  composition: z.string(),
  /** Id of the HTTP request that asked for it: a repeated request changes nothing. */
  request: z.string().optional(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

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
    if (!MAKES_LIVE.has(action)) continue;
    // A set keeps the order of insertion: what is live again becomes the latest.
    good.delete(release);
    good.add(release);
  }
  return [...good].reverse();
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
