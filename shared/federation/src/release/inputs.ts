/**
 * The identity of a build: a hash over everything that goes into it. Equal inputs give an equal release, so
 * unchanged sources need no build, and a change elsewhere in the workspace leaves a remote's release alone.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPackage, WORKSPACE } from '../build/workspace';

/** Tests, and what tools leave behind, are no part of a release. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|coverage|testing|vitest\.config\.ts|[^/]*\.test\.tsx?|README\.md)$/;

/** What every build depends on. */
const BUILD = ['pnpm-lock.yaml', 'shared/federation/src/build', 'shared/federation/src/sharing.ts'];
const REMOTE = ['shared/federation/src/remote.ts', 'shared/contract/src', 'shared/ui/src/icons.ts'];
const SHELL = [
  'shared/federation/src/composition',
  'shared/federation/src/choose',
  'shared/contract/src',
  'shared/platform/src',
  'shared/platform/package.json',
  'shared/ui/src',
];

/** The release that the sources of a remote or of the shell would give now: `<version>-<hash>`. */
export function releaseId(dir: string): string {
  const { name, version } = readPackage(dir);
  const roots = [relative(WORKSPACE, dir), ...BUILD, ...(name === 'shell' ? SHELL : REMOTE)];
  return `${version}-${hashOf(roots)}`;
}

function hashOf(roots: string[]): string {
  const hash = createHash('sha256');
  for (const file of roots.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(WORKSPACE, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 10);
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
