import { createHash } from 'node:crypto';
import { accessSync, constants, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tests and packages: the lockfile fixes the versions of what is bundled and of what builds. */
const LEFT_OUT = /(^|\/)(node_modules|testing|__snapshots__|\.DS_Store)$|\.(test|spec)\.[cm]?[jt]sx?$/;
/** Here every other file may be imported or copied, whatever its name. */
const SOURCES = /^(src|public)(\/|$)/;
/** Of the bundler and its plugins, which read them from the folder of the remote. */
const HIDDEN_INPUT = /^\.(env(\..+)?|(browserslist|postcss|babel|swc)rc(\..+)?)$/;
/** Output of tools, documents, hidden files, and the configuration of tests and lint. */
const NO_INPUT =
  /(^|\/)(dist|coverage|test-results|playwright-report|@mf-types|\.[^/]*)$|\.(md|log|tsbuildinfo)$|^(vitest|playwright|eslint|prettier)\.config\.[cm]?[jt]s$/;
/** The bundler writes variables with this prefix into the build, those of `.env` and of the environment. */
const BAKED = 'PUBLIC_';

/**
 * The release that the sources of a folder would give now: `<version>-<hash>`. Equal sources give an equal release. A file
 * counts unless it is known to leave no trace in the build: too many releases are better than a change that is not live.
 */
export function releaseIdOf(dir: string, version: string): string {
  const hash = createHash('sha256');
  for (const path of filesBelow(dir, '')) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(dir, path)))
      .update('\0');
  }
  const variables = Object.keys(process.env).filter((name) => name.startsWith(BAKED));
  for (const name of variables.sort()) hash.update(`${name}=${process.env[name]}\0`);
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

/** Sorted, so that the hash is the same on every machine. */
function filesBelow(dir: string, folder: string): string[] {
  return readdirSync(join(dir, folder))
    .sort()
    .map((name) => (folder ? `${folder}/${name}` : name))
    .filter((path) => isInput(path) && isReadable(join(dir, path)))
    .flatMap((path) => {
      const found = statSync(join(dir, path));
      if (found.isFile()) return [path];
      // A link outside of the sources may lead anywhere, and back to its own folder.
      const isFollowed = SOURCES.test(path) || !lstatSync(join(dir, path)).isSymbolicLink();
      return found.isDirectory() && isFollowed ? filesBelow(dir, path) : [];
    });
}

/** False for a link to nothing and for the data of another user's program, which the build cannot read either. */
function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** True if a file, or files of a folder, may go into the build. */
function isInput(path: string): boolean {
  if (LEFT_OUT.test(path)) return false;
  return SOURCES.test(path) || HIDDEN_INPUT.test(path) || !NO_INPUT.test(path);
}
