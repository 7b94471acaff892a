import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that goes into the build of a remote in a repository of its own. */
const INPUTS = ['src', 'remote.json', 'rsbuild.config.ts', 'package.json', 'tsconfig.json', 'public'];
/** They fix the versions of what is bundled and of what builds. */
const LOCKFILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];
/** Of the bundler and its plugins, such as `rsbuild.config.mjs` and `postcss.config.js`; tests and lint leave no trace. */
const CONFIG = /^(?!(?:vitest|playwright|eslint|prettier)\.)[\w-]+\.config\.[cm]?[jt]s$/;
const LEFT_OUT = /\.test\.tsx?$|(^|\/)testing\//;

/** The release that the sources of a folder would give now: `<version>-<hash>`. Equal sources give an equal release. */
export function releaseIdOf(dir: string, version: string): string {
  const hash = createHash('sha256');
  const configs = readdirSync(dir).filter((name) => CONFIG.test(name));
  const inputs = new Set([...INPUTS, ...LOCKFILES, ...configs.sort()]);
  for (const path of [...inputs].flatMap((input) => filesBelow(dir, input))) {
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
  if (statSync(join(dir, path)).isFile()) return [path];
  return readdirSync(join(dir, path))
    .sort()
    .flatMap((name) => filesBelow(dir, `${path}/${name}`));
}
