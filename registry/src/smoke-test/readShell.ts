import { shellManifest } from '../store/findManifest';
import type { Store } from '../store/store';
import type { BuiltShell } from './tested';

/** A published shell with its scripts and stylesheets. Throws a UserError when it is not in the store. */
export async function readShell(store: Store, id: string): Promise<BuiltShell> {
  const manifest = await shellManifest(store, id);
  const files = Object.keys(manifest.files).map(
    async (path) => [path, await store.readFile({ name: 'shell', id }, path)] as const,
  );
  return { manifest, files: new Map(await Promise.all(files)) };
}

/** The live shell; undefined before the first switch. */
export async function readLiveShell(store: Store): Promise<BuiltShell | undefined> {
  const head = await store.head();
  return head && readShell(store, head.composition.shell.release);
}
