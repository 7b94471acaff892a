/** Switching: the one place where what is live changes. */
import type { Composition } from '@reelrupee/federation/composition/composition';
import { appendAudit, currentUser, type AuditEntry } from '../store/audit';
import { checkComposition } from '../contract-check/checkComposition';
import { readLive, renderFiles, sealComposition } from '../store/live';
import { withLock } from '../store/lock';
import { pruneReleases } from '../store/prune';
import { UserError } from '../userError';
import type { Target } from '../store/target';
import { commitIntent, recoverIntent } from '../store/intentLog';

/** What is live, without the seal. */
export type Content = Omit<Composition, 'id'>;

export interface Step {
  next: Content;
  /** One entry for each thing that changes. */
  audit: Omit<AuditEntry, 'at' | 'by' | 'composition'>[];
}

export interface SwitchOptions {
  /** Goes through everything, the gate included, and switches nothing. */
  dryRun?: boolean;
  /** Who is noted in the audit log, when it is not the user of this process. */
  by?: string;
}

export interface Switched {
  composition: Composition;
  entries: Step['audit'];
}

/**
 * Decides the next composition from the live one, sends it through the gate, publishes it and notes it. All
 * under the lock, so that two releases at once follow one another. Throws a Refusal when the gate does.
 */
export async function switchLive(
  target: Target,
  decide: (live: Composition | undefined) => Step,
  { dryRun = false, by = currentUser() }: SwitchOptions = {},
): Promise<Switched> {
  return withLock(target, async () => {
    await recoverIntent(target);
    const { next, audit } = decide(readLive(target));
    const composition = sealComposition(next);
    checkComposition(target, composition);
    if (dryRun) return { composition, entries: audit };
    const files = await renderFiles(target, composition);
    const entries = audit.map((entry) => ({ ...entry, by, composition: composition.id }));
    commitIntent(target, { composition, entries }, files);
    for (const name of new Set(audit.map((entry) => entry.name))) prune(target, name, composition);
    return { composition, entries: audit };
  });
}

/** What is live, for steps that make sense only then. */
export function requireLive(live: Composition | undefined): Composition {
  if (live) return live;
  throw new UserError(
    'Nothing is live in this target yet.',
    'Release everything once: npm run release -- --all',
  );
}

function prune(target: Target, name: string, composition: Composition): void {
  for (const release of pruneReleases(target, name, composition, Date.now())) {
    appendAudit(target, { action: 'prune', by: 'auto', name, release, composition: composition.id });
  }
}
