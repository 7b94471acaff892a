/** Describes a release, mostly from the build itself and from its smoke test. */
import { readdirSync, readFileSync } from 'node:fs';
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
import type {
  ReleaseDescription,
  RemoteReleaseDescription,
  ShellReleaseDescription,
} from '../store/manifests';

type OfBuild = Pick<ReleaseDescription, 'id' | 'builtAt' | 'files'>;

/** Describes the release of a package that was built into a folder. */
export function describeRelease(
  dir: string,
  id: string,
  folder: string,
  prerenderBundle: string | undefined,
): Promise<ReleaseDescription> {
  const ofBuild = { id, builtAt: new Date().toISOString(), files: hashFiles(folder) };
  const { name } = readPackage(dir);
  return name === 'shell'
    ? describeShell(dir, folder, ofBuild)
    : describeRemote(dir, folder, ofBuild, prerenderBundle);
}

function hashFiles(folder: string): ReleaseDescription['files'] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const loaded = paths.filter((path) => /\.(js|css)$/.test(path));
  return Object.fromEntries(loaded.map((path) => [path, integrityOf(readFileSync(join(folder, path)))]));
}

async function describeShell(
  dir: string,
  folder: string,
  ofBuild: OfBuild,
): Promise<ShellReleaseDescription> {
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
): Promise<RemoteReleaseDescription> {
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
