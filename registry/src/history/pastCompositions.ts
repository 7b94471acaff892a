/** The compositions that can be opened again, with who made them live and why. */
import type { AuditEntry } from '../store/auditEntry';
import { keptSwitches } from '../store/retention';
import type { Store, SwitchRecord } from '../store/store';
import { UserError } from '../userError';

export interface PastComposition {
  id: string;
  /** ISO time when it went live. */
  at: string;
  /** Id of its pages. */
  site: string;
  /** The changes, each with its author and reason. */
  entries: AuditEntry[];
}

/** The switches whose pages and releases are kept, oldest first. A composition that was live twice is there twice. */
export async function pastCompositions(store: Store, now: number): Promise<PastComposition[]> {
  return keptSwitches(await store.history(), now).map(toPastComposition);
}

/** A past composition by its id. Throws a UserError when it was never live, or is no longer kept. */
export async function pastComposition(store: Store, id: string, now: number): Promise<PastComposition> {
  const kept = (await pastCompositions(store, now)).findLast((one) => one.id === id);
  if (kept) return kept;
  throw new UserError(
    `No composition ${id} is kept. Those of the last 90 days are.`,
    'See them: npm run releases',
  );
}

function toPastComposition({ composition, at, site, entries }: SwitchRecord): PastComposition {
  return { id: composition, at, site, entries: entries.filter(({ action }) => action !== 'prune') };
}
