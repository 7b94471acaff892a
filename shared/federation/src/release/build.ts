/** Builds one release into the target's immutable folder and records it. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../build/manifest';
import { sharedVersion } from '../build/sharedOptions';
import { readPackage, WORKSPACE } from '../build/workspace';
import { RELEASE_FILE } from '../composition/composition';
import { importedNames } from '../gate/imports';
import { offeredModules } from '../gate/offered';
import { declaredScreens } from '../gate/screens';
import { SHARED_MODULES } from '../sharing';
import { asRelease } from './asRelease';
import { bundle, bundleForHtml, bundleWorker } from './bundle';
import { compressFiles } from './compress';
import { releaseId } from './inputs';
import { integrityOf } from './integrity';
import { findRelease, recordRelease, type ReleaseManifest } from './manifests';
import { isRunning } from './processes';
import { recordCode } from './recordedCode';
import { releaseFolder, type Target } from './target';

const STAGING = '.staging';

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
  const folder = releaseFolder(target, name, id);
  if (existing && existsSync(folder)) return { manifest: existing, fresh: false };

  removeAbandoned(join(target.public, name));
  const staging = `${folder}.${process.pid}${STAGING}`;
  try {
    const [htmlCode] = await Promise.all([bundleForHtml(dir, id), bundle(dir, id, staging)]);
    const workerCode = name === 'shell' ? await bundleWorker(dir, id) : undefined;
    const paths = readdirSync(staging, { recursive: true, encoding: 'utf8' }).sort();
    await compressFiles(paths.map((path) => join(staging, path)));
    const manifest = describe(dir, id, weigh(staging, paths));
    if (manifest.kind === 'remote') {
      writeFileSync(join(staging, RELEASE_FILE), JSON.stringify(asRelease(manifest)));
    }
    // What is there without a record is what an interrupted build has left.
    rmSync(folder, { recursive: true, force: true });
    renameSync(staging, folder);
    recordCode(target, name, id, 'html', htmlCode);
    if (workerCode !== undefined) recordCode(target, name, id, 'worker', workerCode);
    recordRelease(target, manifest);
    return { manifest, fresh: true };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** What builds that were killed have left beside the releases. */
function removeAbandoned(folder: string): void {
  const stagings = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(STAGING)) : [];
  for (const name of stagings) {
    const pid = Number(name.slice(0, -STAGING.length).split('.').at(-1));
    if (!isRunning(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

type Weighed = Pick<ReleaseManifest, 'files' | 'bytes'>;

function weigh(folder: string, paths: string[]): Weighed {
  const loaded = paths.filter((path) => /\.(js|css)$/.test(path));
  const files = loaded.map((path) => [path, integrityOf(readFileSync(join(folder, path)))] as const);
  const bytes = loaded.reduce((sum, path) => sum + statSync(join(folder, `${path}.br`)).size, 0);
  return { files: Object.fromEntries(files), bytes };
}

function describe(dir: string, id: string, weighed: Weighed): ReleaseManifest {
  const { name } = readPackage(dir);
  const common = { id, builtAt: new Date().toISOString(), ...weighed };
  if (name === 'shell') {
    return {
      kind: 'shell',
      name,
      ...common,
      platform: readPackage(join(WORKSPACE, 'shared/platform')).version,
      offers: offeredModules(dir),
      template: readFileSync(join(dir, 'src/index.html'), 'utf8'),
    };
  }
  const { platform, routes } = readManifest(dir);
  const imports = importedNames(dir);
  const screens = declaredScreens(dir);
  const used = SHARED_MODULES.filter((shared) => imports.some(({ module }) => module === shared.name));
  const builtAgainst = Object.fromEntries(used.map((shared) => [shared.name, sharedVersion(shared.name)]));
  return {
    kind: 'remote',
    name,
    ...common,
    platform,
    routes,
    imports,
    builtAgainst,
    ...(screens && { screens }),
  };
}
