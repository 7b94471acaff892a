import { RELEASE_FILE } from '@reelrupee/federation/composition/composition';
import { releaseFile } from '../make/toRelease';
import { compressedCopies, loadedBytes } from '../make/compress';
import { writeBelow } from '../store/folder/atomicFiles';
import type { Provenance } from '../store/manifests';
import type { StagedRelease } from '../store/store';
import { serialQueue } from '../serialQueue';
import type { ReleaseContent } from './releaseContent';

/** One publication of this process compresses at a time; pages of a switch do not wait for it. */
const inTurn = serialQueue();

/** Stages checked content in a folder, with its compressed copies; what can be computed here is, instead of trusted. */
export async function stageContent(
  folder: string,
  content: ReleaseContent,
  provenance: Provenance,
): Promise<StagedRelease> {
  const files = new Map([...content.files].filter(([path]) => path !== RELEASE_FILE));
  const copies = await inTurn(() => compressedCopies(files));
  const manifest = {
    ...content.manifest,
    bytes: loadedBytes(content.manifest, copies),
    provenance,
  };
  for (const [path, text] of [...files, ...copies]) writeBelow(folder, path, text);
  writeBelow(folder, RELEASE_FILE, releaseFile(manifest));
  return { folder, manifest, code: content.code };
}
