import { UserError } from '../userError';
import type { RemoteReleaseManifest, ShellReleaseManifest } from './manifests';
import type { ReleaseRef, Store } from './store';

/** The manifest of a remote's release. Throws a UserError when it is not in the store. */
export async function remoteManifest(store: Store, name: string, id: string): Promise<RemoteReleaseManifest> {
  const manifest = await store.findRelease({ name, id });
  if (manifest?.kind !== 'remote') throw missing(store, { name, id });
  return manifest;
}

/** The manifest of a shell's release. Throws a UserError when it is not in the store. */
export async function shellManifest(store: Store, id: string): Promise<ShellReleaseManifest> {
  const manifest = await store.findRelease({ name: 'shell', id });
  if (manifest?.kind !== 'shell') throw missing(store, { name: 'shell', id });
  return manifest;
}

function missing({ location }: Store, { name, id }: ReleaseRef): UserError {
  return new UserError(
    `${name} ${id} is not in ${location}.`,
    `Release it from its sources: npm run release -- ${name}`,
  );
}
