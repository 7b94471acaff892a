import { UserError } from '../userError';
import type { RemoteReleaseManifest, ShellReleaseManifest } from './manifests';
import type { ReleaseRef, Store } from './store';

/** The manifest of a remote's release. Throws a UserError when it is not in the store. */
export async function remoteManifest(store: Store, name: string, id: string): Promise<RemoteReleaseManifest> {
  const manifest = await store.findRelease({ name, id });
  if (manifest?.kind !== 'remote') throw missing({ name, id });
  return manifest;
}

/** The manifest of a shell's release. Throws a UserError when it is not in the store. */
export async function shellManifest(store: Store, id: string): Promise<ShellReleaseManifest> {
  const manifest = await store.findRelease({ name: 'shell', id });
  if (manifest?.kind !== 'shell') throw missing({ name: 'shell', id });
  return manifest;
}

/** Read by the workspace and by teams, whose commands differ: names none. */
function missing({ name, id }: ReleaseRef): UserError {
  return new UserError(`${name} ${id} is not in the registry.`, 'Publish it from its sources first.');
}
