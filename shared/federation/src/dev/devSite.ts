/** A site for development: the real shell, in a build that keeps state over changes, and the live remotes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_MODE } from '../build/mode';
import { WORKSPACE } from '../build/workspace';
import { releaseAll } from '../release/releaseAll';
import { recompose } from '../release/releaseShell';
import { readSiteConfig } from '../release/siteConfig';
import { openTarget, writeAtomically } from '../release/target';

/** Brings the development site up to the sources and lets it preview from an origin. Returns its folder. */
export async function prepareDevSite(previewOrigin: string): Promise<string> {
  process.env[SHELL_MODE] = 'development';
  const target = openTarget(join(WORKSPACE, 'dist/dev'));
  const config = readSiteConfig(target);
  if (!config.previewOrigins.includes(previewOrigin)) {
    const file = join(target.public, 'config.json');
    const edited = { ...config, previewOrigins: [...config.previewOrigins, previewOrigin] };
    writeAtomically(file, `${JSON.stringify(edited, null, 2)}\n`);
  }
  await releaseAll(target);
  await recompose(target, {});
  return target.public;
}

/** The rendered reels, if this checkout has them. */
export function mediaPack(): string | undefined {
  const pack = join(WORKSPACE, 'media/pack');
  return existsSync(join(pack, 'index.json')) ? pack : undefined;
}
