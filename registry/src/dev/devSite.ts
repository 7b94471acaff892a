/** A site for development: the real shell, in a build that keeps state over changes, and the workspace's remotes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_MODE } from '@reelrupee/federation/presets/mode';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { openFolderStore } from '../store/folder/folderStore';
import { defaultFolder } from '../store/openStore';
import type { Store } from '../store/store';
import { releaseAll } from '../switch/releaseAll';
import { removeRemote } from '../switch/removeRemote';
import { applyConfig } from '../switch/releaseShell';
import { readLive } from '../switch/switch';
import { copyReleases } from './copyReleases';

/** Updates the development site to the sources and allows previews from an origin; `say` gets its steps. Returns its folder. */
export async function prepareDevSite(previewOrigin: string, say: (line: string) => void): Promise<string> {
  process.env[SHELL_MODE] = 'development';
  const store = openFolderStore(join(WORKSPACE, 'dist/dev'));
  await allowPreview(store, previewOrigin);
  await removeForeign(store);
  await copyReleases(openFolderStore(defaultFolder()), store);
  await releaseAll(store, say);
  await applyConfig(store);
  return store.public;
}

async function allowPreview(store: Store, origin: string): Promise<void> {
  const config = await store.config();
  if (config.previewOrigins.includes(origin)) return;
  await store.saveConfig({ ...config, previewOrigins: [...config.previewOrigins, origin] });
}

/** Removes remotes that are not in the workspace. */
export async function removeForeign(store: Store): Promise<void> {
  const own = new Set(remoteNames());
  const foreign = Object.keys((await readLive(store))?.remotes ?? {}).filter((name) => !own.has(name));
  for (const name of foreign) await removeRemote(store, name, 'no longer in the workspace');
}

/** The rendered reels, if this checkout has them. */
export function mediaPack(): string | undefined {
  const pack = join(WORKSPACE, 'media/pack');
  return existsSync(join(pack, 'index.json')) ? pack : undefined;
}
