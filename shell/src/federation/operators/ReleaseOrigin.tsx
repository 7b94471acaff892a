import { useEffect, useState } from 'react';
import { RELEASE_FILE, type ReleaseSources } from '@reelrupee/federation/composition/composition';
import { composition } from '../composition/composition';
import { fetchJson } from '../previews/fetchTicket';

/** Repository and commit that a release was built from, as its folder says; nothing where they are not known. */
export function ReleaseOrigin({ name, release }: { name: string; release: string }) {
  const [sources, setSources] = useState<ReleaseSources>({});
  useEffect(() => {
    const address = new URL(`${composition.assets}${name}/${release}/${RELEASE_FILE}`, document.baseURI).href;
    void fetchJson<{ sources?: ReleaseSources }>(address).then((file) => setSources(file?.sources ?? {}));
  }, [name, release]);
  const { repository, commit } = sources;
  if (!repository && !commit) return null;
  return (
    <p>
      from {repository} {commit && <code>{commit.slice(0, 10)}</code>}
    </p>
  );
}
