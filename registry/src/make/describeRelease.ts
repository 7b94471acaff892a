/** Describes a release, mostly from the build itself and from its smoke test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '@reelrupee/federation/presets/remoteManifest';
import { readPackage } from '@reelrupee/federation/presets/packageFile';
import { importedNames } from '../contract-check/imports';
import { checkStyles } from '../contract-check/checkStyles';
import { requiredNames } from '../contract-check/requiredNames';
import { consumedNames } from '../contract-check/consumedNames';
import type { SmokeTester } from '../smoke-test/smokeTester';
import { builtFiles } from './builtFiles';
import { integrityOf } from './integrity';
import { offeredNames } from './offeredNames';
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
  tester: SmokeTester,
): Promise<ReleaseDescription> {
  const ofBuild = { id, builtAt: new Date().toISOString(), files: hashFiles(folder) };
  const { name } = readPackage(dir);
  return name === 'shell'
    ? describeShell(dir, folder, ofBuild, tester)
    : describeRemote(dir, folder, ofBuild, prerenderBundle, tester);
}

function hashFiles(folder: string): ReleaseDescription['files'] {
  return Object.fromEntries([...builtFiles(folder)].map(([path, content]) => [path, integrityOf(content)]));
}

async function describeShell(
  dir: string,
  folder: string,
  ofBuild: OfBuild,
  tester: SmokeTester,
): Promise<ShellReleaseDescription> {
  const manifest: ShellReleaseDescription = {
    kind: 'shell',
    name: 'shell',
    ...ofBuild,
    platform: readPackage(join(dir, 'node_modules/@reelrupee/platform')).version,
    offers: await offeredNames(dir),
    template: readFileSync(join(dir, 'src/index.html'), 'utf8'),
  };
  await tester.shell({ manifest, files: builtFiles(folder) });
  return manifest;
}

async function describeRemote(
  dir: string,
  folder: string,
  ofBuild: OfBuild,
  prerenderBundle: string | undefined,
  tester: SmokeTester,
): Promise<RemoteReleaseDescription> {
  const { name, platform, routes } = readManifest(dir);
  const release = { id: ofBuild.id, platform, routes, files: ofBuild.files };
  const { screens, fault, testedBy } = await tester.remote({ name, release, files: builtFiles(folder) });
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
    testedBy,
    ...(fault && { fault }),
    styles: checkStyles(dir, folder, name, ofBuild.id),
    imports,
  };
}
