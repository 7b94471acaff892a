/** Switching: the one place where what is live changes. */
import type { Composition } from '../composition/composition';
import { appendAudit, currentUser, type AuditEntry } from './audit';
import { gateComposition } from './gateLive';
import { readLive, renderFiles, sealComposition } from './live';
import { withLock } from './lock';
import { pruneReleases } from './prune';
import { Refusal } from './refusal';
import type { Target } from './target';
import { carryThrough, finishInterrupted } from './unfinished';

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
    await finishInterrupted(target);
    const { next, audit } = decide(readLive(target));
    const composition = sealComposition(next);
    gateComposition(target, composition);
    if (dryRun) return { composition, entries: audit };
    const files = await renderFiles(target, composition);
    const entries = audit.map((entry) => ({ ...entry, by, composition: composition.id }));
    carryThrough(target, { composition, entries }, files);
    for (const name of new Set(audit.map((entry) => entry.name))) prune(target, name, composition);
    return { composition, entries: audit };
  });
}

/** What is live, for steps that make sense only then. */
export function mustBeLive(live: Composition | undefined): Composition {
  if (live) return live;
  throw new Refusal(
    'Nothing is live in this target yet.',
    'Release everything once: npm run release -- --all',
  );
}

function prune(target: Target, name: string, composition: Composition): void {
  for (const release of pruneReleases(target, name, composition, Date.now())) {
    appendAudit(target, { action: 'prune', by: 'auto', name, release, composition: composition.id });
  }
}
