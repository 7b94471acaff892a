import type { RemoteSlot } from '@reelrupee/federation/composition/composition';
import { goodReleases, readAudit, wasTakenBack } from '../store/audit';
import type { AuditEntry } from '../store/auditEntry';
import { sourcesOfRelease } from '../store/manifests';
import type { Store } from '../store/store';
import { readLive } from '../switch/switch';
import type { ReleaseRow } from './contract';

/** The releases of a remote, the newest first, each with its status and its sources. */
export async function releaseRows(store: Store, remote: string): Promise<ReleaseRow[]> {
  const [live, entries, all] = [await readLive(store), await readAudit(store), await store.releases()];
  const audit = entries.filter(({ name }) => name === remote);
  const manifests = await Promise.all(
    all.filter(({ name }) => name === remote).map((ref) => store.findRelease(ref)),
  );
  return manifests
    .flatMap((manifest): ReleaseRow[] => {
      if (manifest?.kind !== 'remote') return [];
      const { id, builtAt, bytes, provenance: { publishedBy } = {} } = manifest;
      const sources = {
        ...sourcesOfRelease(manifest),
        ...(publishedBy && { publishedBy }),
      };
      return [
        { id, builtAt, bytes, status: statusOf(live?.remotes[remote], audit, { remote, id }), ...sources },
      ];
    })
    .sort((a, b) => b.builtAt.localeCompare(a.builtAt));
}

/** Pure. */
export function statusOf(
  slot: RemoteSlot | undefined,
  audit: AuditEntry[],
  { remote, id }: { remote: string; id: string },
): ReleaseRow['status'] {
  if (slot?.current.id === id) return 'live';
  if (slot?.canary?.release.id === id) return 'canary';
  if (wasTakenBack(audit, remote, id)) return 'taken back';
  if (slot?.previous?.id === id) return 'previous';
  return goodReleases(audit, remote).includes(id) ? 'replaced' : 'published';
}
