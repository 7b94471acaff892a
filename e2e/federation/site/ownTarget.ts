/** A registry store for one test: a copy of the live site that the test may switch. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@reelrupee/federation/composition/composition';
import { openFolderStore, type FolderStore } from '@reelrupee/registry/store/folder/folderStore';
import { remoteManifest } from '@reelrupee/registry/store/findManifest';
import { readLive } from '@reelrupee/registry/switch/switch';
import { SITE_DIR } from '../../harness/siteDir';
import { makeVariant } from './variant';

export interface OwnTarget {
  store: FolderStore;
  /** Publishes another release of a remote: a copy of the live one, with an addition to its entry. */
  build: (remote: string, id: string, addition?: string) => Promise<Release>;
  remove: () => void;
}

/** Copies the live site and its records into a temporary folder. */
export function copyTarget(): OwnTarget {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(SITE_DIR, '..'), root, { recursive: true, verbatimSymlinks: true });
  const store = openFolderStore(root);
  return {
    store,
    build: async (remote, id, addition) => {
      const original = (await readLive(store))?.remotes[remote]?.current;
      if (!original) throw new Error(`${remote} is not live.`);
      const { release, files } = makeVariant(remote, original, id, addition);
      const folder = await store.stagingFolder();
      for (const [path, text] of files) writeFileSync(join(folder, path), text);
      const manifest = await remoteManifest(store, remote, original.id);
      await store.publish({ folder, manifest: { ...manifest, id, files: release.files }, code: {} });
      return release;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
