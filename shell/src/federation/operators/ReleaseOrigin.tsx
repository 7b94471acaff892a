import { useEffect, useState } from 'react';
import { RELEASE_FILE, type ReleaseSources } from '@reelrupee/federation/composition/composition';
import { composition } from '../composition/composition';
import { fetchJson } from '../previews/fetchTicket';

/** Origin of a release and the key that signed it, and a warning if no browser has tested it; nothing where none is known. */
export function ReleaseOrigin({ name, release }: { name: string; release: string }) {
  const [sources, setSources] = useState<ReleaseSources>({});
  useEffect(() => {
    const address = new URL(`${composition.assets}${name}/${release}/${RELEASE_FILE}`, document.baseURI).href;
    void fetchJson<{ sources?: ReleaseSources }>(address).then((file) => setSources(file?.sources ?? {}));
  }, [name, release]);
  const { repository, commit, testedBy, signedWith } = sources;
  const isUntested = testedBy === 'process';
  if (!repository && !commit && !isUntested && !signedWith) return null;
  return (
    <p>
      {(repository ?? commit) && 'from '}
      {repository} {commit && <code>{commit.slice(0, 10)}</code>}
      {signedWith && (
        <>
          {' signed with key '}
          <code>{signedWith}</code>
        </>
      )}
      {isUntested && ' not tested in a browser'}
    </p>
  );
}
