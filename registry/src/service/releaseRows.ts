import type { RemoteSlot } from '@reelrupee/federation/composition/composition';
import { goodReleases, readAudit, wasTakenBack } from '../store/auditLog';
import type { AuditEntry } from '../store/auditEntry';
import { sourcesOfRelease } from '../store/manifests';
import type { ReleaseRef, Store } from '../store/store';
import { readLive } from '../switch/switch';
import type { ReleaseRow } from './contract';

type Described = Omit<ReleaseRow, 'status'>;

/**
 * Makes a function that gives the releases of a remote, the newest first, each with its status and its sources. It reads
 * each manifest once: a release never changes.
 */
export function releaseLister(store: Store): (remote: string) => Promise<ReleaseRow[]> {
  const known = new Map<string, Map<string, Described>>();
  return async (remote) => {
    const releases = (await store.releases()).filter(({ name }) => name === remote);
    const described = new Map<string, Described>();
    for (const { name, id, builtAt } of releases) {
      // A release that was pruned can be published again.
      const key = `${id} ${builtAt}`;
      const row = known.get(remote)?.get(key) ?? (await describe(store, { name, id }));
      if (row) described.set(key, row);
    }
    if (described.size === 0) return [];
    known.set(remote, described);
    const statusOf = statusesOf((await readLive(store))?.remotes[remote], await readAudit(store), remote);
    return [...described.values()]
      .map((row) => ({ ...row, status: statusOf(row.id) }))
      .sort((a, b) => b.builtAt.localeCompare(a.builtAt));
  };
}

async function describe(store: Store, ref: ReleaseRef): Promise<Described | undefined> {
  const manifest = await store.findRelease(ref);
  if (manifest?.kind !== 'remote') return undefined;
  const { id, builtAt, bytes, provenance: { publishedBy } = {} } = manifest;
  return {
    id,
    builtAt,
    bytes,
    ...sourcesOfRelease(manifest),
    ...(publishedBy && { publishedBy }),
  };
}

/** The status of each release of a remote, by its id. Pure. */
export function statusesOf(
  slot: RemoteSlot | undefined,
  audit: AuditEntry[],
  remote: string,
): (id: string) => ReleaseRow['status'] {
  const own = audit.filter(({ name }) => name === remote);
  const good = new Set(goodReleases(own, remote));
  return (id) => {
    if (slot?.current.id === id) return 'live';
    if (slot?.canary?.release.id === id) return 'canary';
    if (wasTakenBack(own, remote, id)) return 'taken back';
    if (slot?.previous?.id === id) return 'previous';
    return good.has(id) ? 'replaced' : 'published';
  };
}
