import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that goes into the build of a remote in a repository of its own. */
const INPUTS = ['src', 'remote.json', 'rsbuild.config.ts', 'package.json', 'tsconfig.json'];
/** They fix the versions of what is bundled and of what builds. */
const LOCKFILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];
const LEFT_OUT = /\.test\.tsx?$|(^|\/)testing\//;

/** The release that the sources of a folder would give now: `<version>-<hash>`. Equal sources give an equal release. */
export function releaseIdOf(dir: string, version: string): string {
  const hash = createHash('sha256');
  for (const path of [...INPUTS, ...LOCKFILES].flatMap((input) => filesBelow(dir, input))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(dir, path)))
      .update('\0');
  }
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

/** Sorted, so that the hash is the same on every machine. */
function filesBelow(dir: string, path: string): string[] {
  if (!existsSync(join(dir, path)) || LEFT_OUT.test(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(dir, path))
    .sort()
    .flatMap((name) => filesBelow(dir, `${path}/${name}`));
}
