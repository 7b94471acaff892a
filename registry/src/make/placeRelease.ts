import { existsSync, renameSync, rmSync } from 'node:fs';
import { withLock } from '../store/lock';
import { findRelease, recordRelease, type ReleaseManifest } from '../store/manifests';
import { recordCode, type CodeKind } from '../store/recordedCode';
import { releaseFolder, type Target } from '../store/target';

/** A build that is complete, in a folder of its own beside the releases. */
export interface Staged {
  staging: string;
  manifest: ReleaseManifest;
  code: Partial<Record<CodeKind, string | undefined>>;
}

/**
 * Puts a build in its place and records it; gives the record. When someone else has built the same release in the
 * meantime, theirs stays: what is served never changes, and a switch may have named its hashes already.
 */
export function placeRelease(target: Target, { staging, manifest, code }: Staged): Promise<ReleaseManifest> {
  return withLock(target, () => {
    const { name, id } = manifest;
    const folder = releaseFolder(target, name, id);
    const first = findRelease(target, name, id);
    if (first && existsSync(folder)) return Promise.resolve(first);
    // What is there without a record is what an interrupted command has left.
    rmSync(folder, { recursive: true, force: true });
    renameSync(staging, folder);
    for (const kind of ['html', 'worker'] as const) {
      const text = code[kind];
      if (text !== undefined) recordCode(target, name, id, kind, text);
    }
    recordRelease(target, manifest);
    return Promise.resolve(manifest);
  });
}
