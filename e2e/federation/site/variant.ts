/** Releases made for a test out of a real one: under their own id, whole or with a fault built in. */
import {
  containerName,
  ENTRY_FILE,
  EXPOSED_MODULE,
  type Release,
} from '@reelrupee/federation/composition/composition';
import { integrityOf } from '@reelrupee/registry/make/integrity';
import { releaseFiles } from './site';

const STYLESHEET = `${EXPOSED_MODULE}.css`;

export interface Variant {
  remote: string;
  release: Release;
  files: Map<string, string>;
}

/**
 * A copy of a release under another id. `addition` is run at the end of its entry script, where CONTAINER is
 * its container; a style is added to the stylesheet of all its screens. The hashes are those of the copy: the fault is what was released.
 */
export function makeVariant(
  remote: string,
  original: Release,
  id: string,
  addition = '',
  style = '',
): Variant {
  const name = containerName(remote, id);
  const renamed = [...releaseFiles(remote, original)].map(([path, text]) => {
    const own = text.replaceAll(containerName(remote, original.id), name);
    const full = path === ENTRY_FILE ? `${own}\n${addition.replaceAll('CONTAINER', name)}` : own;
    return [path, path === STYLESHEET ? `${full}\n${style}` : full] as const;
  });
  const files = Object.fromEntries(renamed.map(([path, text]) => [path, integrityOf(Buffer.from(text))]));
  return { remote, release: { ...original, id, files }, files: new Map(renamed) };
}
