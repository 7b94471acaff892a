/** A site for development: the real shell, in a build that keeps state over changes, and the workspace's remotes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_MODE } from '@reelrupee/federation/presets/mode';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { readLive } from '../store/live';
import { releaseAll } from '../switch/releaseAll';
import { removeRemote } from '../switch/releaseRemote';
import { recompose } from '../switch/releaseShell';
import { readSiteConfig } from '../store/siteConfig';
import { openTarget, writeAtomically, type Target } from '../store/target';
import { copyReleases } from './copyReleases';

/** Brings the development site up to the sources and lets it preview from an origin. Returns its folder. */
export async function prepareDevSite(previewOrigin: string): Promise<string> {
  process.env[SHELL_MODE] = 'development';
  const target = openTarget(join(WORKSPACE, 'dist/dev'));
  allowPreview(target, previewOrigin);
  await removeForeign(target);
  copyReleases(openTarget(undefined), target);
  await releaseAll(target);
  await recompose(target, {});
  return target.public;
}

function allowPreview(target: Target, origin: string): void {
  const config = readSiteConfig(target);
  if (config.previewOrigins.includes(origin)) return;
  const edited = { ...config, previewOrigins: [...config.previewOrigins, origin] };
  writeAtomically(join(target.public, 'config.json'), `${JSON.stringify(edited, null, 2)}\n`);
}

/** Takes away the remotes that the workspace has not, or no longer. */
export async function removeForeign(target: Target): Promise<void> {
  const own = new Set(remoteNames());
  const foreign = Object.keys(readLive(target)?.remotes ?? {}).filter((name) => !own.has(name));
  for (const name of foreign) await removeRemote(target, name, 'no longer in the workspace', {});
}

/** The rendered reels, if this checkout has them. */
export function mediaPack(): string | undefined {
  const pack = join(WORKSPACE, 'media/pack');
  return existsSync(join(pack, 'index.json')) ? pack : undefined;
}
