import type { RemoteSlot } from '@reelrupee/federation/composition/composition';
import { toRelease } from '../make/toRelease';
import type { AuditEntry } from '../store/auditEntry';
import type { Store } from '../store/store';
import type { Change } from './applyChange';
import { adviceFor, olderGoodRelease } from './earlierReleases';
import { requireCanary } from './requireCanary';
import { requireWithdrawn } from './requireWithdrawn';
import { step } from './step';
import { requireLive, switchLive, type Switched, type SwitchOptions } from './switch';

/**
 * Takes back the canary, else the release for everyone. Throws a UserError when that is no longer `release`, by default the
 * one that is there when it is called.
 */
export function rollBackRemote(
  store: Store,
  name: string,
  reason: string,
  { release: meant, ...options }: SwitchOptions & { release?: string | undefined } = {},
): Promise<Switched> {
  return switchLive(
    store,
    async (now, audit) => {
      const live = requireLive(now);
      const slot = live.remotes[name];
      const withdrawn = (slot?.canary?.release ?? slot?.current)?.id;
      meant ??= withdrawn;
      requireWithdrawn(name, meant, withdrawn);
      const change = await rollbackOf(store, audit, name, slot);
      const decided = step(live, name, change, { reason, ...(withdrawn && { withdrawn }) });
      const release = decided.audit[0]?.release ?? '';
      return { ...decided, remedy: adviceFor(audit, name, release) };
    },
    options,
  );
}

/** Withdraws a failing canary automatically. Throws a UserError when it is no longer the canary. */
export function demoteCanary(store: Store, name: string, canary: string, reason: string): Promise<Switched> {
  return switchLive(
    store,
    async (now, audit) => {
      const live = requireLive(now);
      requireCanary(live, name, canary);
      const change = await rollbackOf(store, audit, name, live.remotes[name]);
      return step(live, name, change, { action: 'demote', reason, withdrawn: canary });
    },
    { by: 'auto' },
  );
}

/** A rollback with the good release that is next after those of the slot. */
async function rollbackOf(
  store: Store,
  audit: AuditEntry[],
  name: string,
  slot: RemoteSlot | undefined,
): Promise<Change> {
  const good = slot && (await olderGoodRelease(store, audit, name, [slot.current.id, slot.previous?.id]));
  return { kind: 'rollback', ...(good?.kind === 'remote' && { before: toRelease(good) }) };
}
