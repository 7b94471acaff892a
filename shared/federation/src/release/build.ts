/** Builds one release into the target's immutable folder and records it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from '../build/manifest';
import { readPackage, WORKSPACE } from '../build/workspace';
import { bundle } from './bundle';
import { compressFiles } from './compress';
import { releaseId } from './inputs';
import { integrityOf } from './integrity';
import { findRelease, recordRelease, type ReleaseManifest } from './manifests';
import { releaseFolder, type Target } from './target';

export interface Built {
  manifest: ReleaseManifest;
  /** False when the target held this very release already. */
  fresh: boolean;
}

/** The release of the sources as they are now: built, unless it exists. */
export async function buildRelease(target: Target, name: string): Promise<Built> {
  const dir = join(WORKSPACE, name);
  const id = releaseId(dir);
  const existing = findRelease(target, name, id);
  if (existing) return { manifest: existing, fresh: false };

  const folder = releaseFolder(target, name, id);
  const staging = `${folder}.${process.pid}.staging`;
  try {
    await bundle(dir, staging);
    const paths = readdirSync(staging, { recursive: true, encoding: 'utf8' }).sort();
    const manifest = describe(dir, id, integrities(staging, paths));
    await compressFiles(paths.map((path) => join(staging, path)));
    mkdirSync(dirname(folder), { recursive: true });
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    renameSync(staging, folder);
    recordRelease(target, manifest);
    return { manifest, fresh: true };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function integrities(folder: string, paths: string[]): Record<string, string> {
  const scripts = paths.filter((path) => /\.(js|css)$/.test(path));
  return Object.fromEntries(scripts.map((path) => [path, integrityOf(readFileSync(join(folder, path)))]));
}

function describe(dir: string, id: string, files: Record<string, string>): ReleaseManifest {
  const { name } = readPackage(dir);
  const builtAt = new Date().toISOString();
  if (name === 'shell') {
    const platform = readPackage(join(WORKSPACE, 'shared/platform')).version;
    const template = readFileSync(join(dir, 'src/index.html'), 'utf8');
    return { kind: 'shell', name, id, builtAt, platform, template, files };
  }
  const { platform, routes } = readManifest(dir);
  return { kind: 'remote', name, id, builtAt, platform, routes, files };
}
