/** A dry run: a transaction that is never committed. */
import { cp, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRef, StagedRelease, Store } from './store';

/** A view of a store that shows what is published to it and keeps nothing: the store stays as it is. */
export function uncommitted(store: Store): Store {
  const published = new Map<string, StagedRelease>();
  const key = ({ name, id }: ReleaseRef) => `${name}/${id}`;
  let config: ReturnType<Store['config']> | undefined;
  return {
    ...store,
    findRelease: async (ref) => published.get(key(ref))?.manifest ?? store.findRelease(ref),
    readFile: async (ref, path) => {
      const staged = published.get(key(ref));
      return staged ? readFile(join(staged.folder, path)) : store.readFile(ref, path);
    },
    copyFiles: async (ref, folder) => {
      const staged = published.get(key(ref));
      return staged ? cp(staged.folder, folder, { recursive: true }) : store.copyFiles(ref, folder);
    },
    readCode: async (ref, kind) => {
      const staged = published.get(key(ref));
      return staged ? staged.code[kind] : store.readCode(ref, kind);
    },
    publish: async (staged) => {
      const existing = await store.findRelease(staged.manifest);
      if (existing) return existing;
      // Publishing takes the folder over: its maker removes what is left at its place.
      const folder = join(await store.stagingFolder(), 'release');
      await rename(staged.folder, folder);
      published.set(key(staged.manifest), { ...staged, folder });
      return staged.manifest;
    },
    commit: async ({ after }) => ((await store.head())?.number ?? 0) === after,
    config: () => config ?? store.config(),
    saveConfig: async (edited) => {
      config = Promise.resolve(edited);
    },
    savePageData: async () => undefined,
    saveScreen: async () => undefined,
    updateAccess: async (change) => change(await store.access()),
    savePreview: async () => undefined,
    endPreviews: async () => undefined,
  };
}
