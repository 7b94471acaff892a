/** Makes the manifest of a release, mostly from the build itself and from its smoke test. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '@reelrupee/federation/presets/remoteManifest';
import { readPackage } from '@reelrupee/federation/presets/packageFile';
import { importedNames } from '../contract-check/imports';
import { checkStyles } from '../contract-check/checkStyles';
import { requiredNames } from '../contract-check/requiredNames';
import { consumedNames } from '../contract-check/consumedNames';
import { smokeTestRemote } from '../smoke-test/smokeTestRemote';
import { smokeTestShell } from '../smoke-test/smokeTestShell';
import { integrityOf } from './integrity';
import type { ReleaseManifest, RemoteReleaseManifest, ShellReleaseManifest } from '../store/manifests';

type OfBuild = Pick<ReleaseManifest, 'id' | 'builtAt' | 'files' | 'bytes'>;

/** Describes the release of a package that was built into a folder, compressed copies included. */
export function describeRelease(
  dir: string,
  id: string,
  folder: string,
  prerenderBundle: string | undefined,
): Promise<ReleaseManifest> {
  const ofBuild = { id, builtAt: new Date().toISOString(), ...weigh(folder) };
  const { name } = readPackage(dir);
  return name === 'shell'
    ? describeShell(dir, folder, ofBuild)
    : describeRemote(dir, folder, ofBuild, prerenderBundle);
}

function weigh(folder: string): Pick<ReleaseManifest, 'files' | 'bytes'> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const loaded = paths.filter((path) => /\.(js|css)$/.test(path));
  const files = loaded.map((path) => [path, integrityOf(readFileSync(join(folder, path)))] as const);
  const bytes = loaded.reduce((sum, path) => sum + statSync(join(folder, `${path}.br`)).size, 0);
  return { files: Object.fromEntries(files), bytes };
}

async function describeShell(dir: string, folder: string, ofBuild: OfBuild): Promise<ShellReleaseManifest> {
  return {
    kind: 'shell',
    name: 'shell',
    ...ofBuild,
    platform: readPackage(join(dir, 'node_modules/@reelrupee/platform')).version,
    offers: await smokeTestShell(folder, Object.keys(ofBuild.files)),
    template: readFileSync(join(dir, 'src/index.html'), 'utf8'),
  };
}

async function describeRemote(
  dir: string,
  folder: string,
  ofBuild: OfBuild,
  prerenderBundle: string | undefined,
): Promise<RemoteReleaseManifest> {
  const { name, platform, routes } = readManifest(dir);
  const { screens, fault } = await smokeTestRemote(folder, name, ofBuild.id);
  const sources = importedNames(dir);
  // A development build has no prerender bundle, and is checked by what its sources import.
  const imports = prerenderBundle ? requiredNames(consumedNames(prerenderBundle), sources) : sources;
  return {
    kind: 'remote',
    name,
    ...ofBuild,
    platform,
    routes,
    screens,
    ...(fault && { fault }),
    styles: checkStyles(dir, folder, name, ofBuild.id),
    imports,
  };
}
