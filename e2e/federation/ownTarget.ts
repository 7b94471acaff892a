/** A release target of a test's own: the live site, copied, to be switched at will. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '@reelrupee/federation/composition/composition';
import { readLive } from '@reelrupee/registry/store/live';
import { recordRelease, remoteManifest } from '@reelrupee/registry/store/manifests';
import { openTarget, type Target } from '@reelrupee/registry/store/target';
import { SITE_DIR } from './site';
import { makeVariant } from './variant';

export interface OwnTarget {
  target: Target;
  /** Builds, so to speak, another release of a remote: a copy of the live one, with an addition to its entry. */
  build: (remote: string, id: string, addition?: string) => Release;
  remove: () => void;
}

/** Copies the live site and its records into a temporary folder. */
export function copyTarget(): OwnTarget {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(SITE_DIR, '..'), root, { recursive: true });
  const target = openTarget(root);
  return {
    target,
    build: (remote, id, addition) => {
      const original = readLive(target)?.remotes[remote]?.current;
      if (!original) throw new Error(`${remote} is not live.`);
      const { release, files } = makeVariant(remote, original, id, addition);
      for (const [path, text] of files) write(join(target.public, remote, id, path), text);
      recordRelease(target, {
        ...remoteManifest(target, remote, original.id),
        id,
        files: release.files,
      });
      return release;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
