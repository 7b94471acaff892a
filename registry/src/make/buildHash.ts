/**
 * The identity of a build: a hash over everything that goes into it. Equal inputs give an equal release, so
 * unchanged sources need no build, and a change elsewhere in the workspace leaves a remote's release alone.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPackage } from '@reelrupee/federation/presets/packageFile';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { lockedVersions } from './lockfile';

/** Tests and the output of tools are no part of a release. */
const LEFT_OUT = /(^|\/)(node_modules|dist|coverage|testing|[^/]*\.test\.tsx?|[^/]*\.md)$/;

/** Inputs of every build. */
const BUILD = [
  'shared/federation/src/presets',
  'shared/federation/src/composition',
  'shared/federation/src/remote.ts',
  'shared/federation/src/sharing.ts',
  'shared/contract/src',
];
const REMOTE = ['shared/ui/src/icons.ts'];
const SHELL = [
  'shared/federation/src/resolve',
  'shared/platform/src',
  'shared/platform/package.json',
  'shared/ui/src',
];

/** Packages whose dependencies are bundled into a remote or build it; and those of the shell. */
const REMOTE_PACKAGES = ['shared/federation', 'shared/contract', 'shared/ui'];
const SHELL_PACKAGES = [...REMOTE_PACKAGES, 'shared/platform'];

/** The release that the sources of a remote or of the shell would give now: `<version>-<hash>`. */
export function releaseId(dir: string): string {
  const { name, version } = readPackage(dir);
  const own = relative(WORKSPACE, dir);
  const isShell = name === 'shell';
  const hash = createHash('sha256');
  for (const file of [own, ...BUILD, ...(isShell ? SHELL : REMOTE)].flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(WORKSPACE, file)))
      .update('\0');
  }
  hash.update(
    isShell
      ? lockedVersions([own, ...SHELL_PACKAGES], 'all')
      : lockedVersions([own, ...REMOTE_PACKAGES], 'named'),
  );
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

/** Files below a path of the workspace, sorted, so that the hash is the same on every machine. */
function filesBelow(path: string): string[] {
  if (LEFT_OUT.test(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(WORKSPACE, path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = `${path}/${entry.name}`;
      if (LEFT_OUT.test(below)) return [];
      return entry.isDirectory() ? filesBelow(below) : [below];
    });
}
