import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { posix } from 'node:path';
import { z } from 'zod';
import { pathsBelow, withSlashes } from '../slashes';

/** The packages whose types are the contract between shell and remotes. */
export const CONTRACT_PACKAGES = ['contract', 'federation', 'platform', 'ui'] as const;

const packageFile = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.union([z.string(), z.object({ types: z.string() })])),
});

export interface OfferedPackage {
  /** Its folder, without links, and with slashes as the compiler has them. */
  dir: string;
  /** The file that declares each of its modules, by module. */
  modules: Record<string, string>;
}

/** Modules of the federation package for tools; a page loads `remote` only. */
const LOADED_OF_FEDERATION = '@reelrupee/federation/remote';

/** The contract packages that are installed for a package, with their modules. */
export function offeredPackages(dir: string): OfferedPackage[] {
  return CONTRACT_PACKAGES.map((name) => posix.join(dir, 'node_modules/@reelrupee', name))
    .filter((folder) => existsSync(folder))
    .map((folder) => offeredPackage(withSlashes(realpathSync(folder))));
}

function offeredPackage(dir: string): OfferedPackage {
  const { name, exports } = packageFile.parse(
    JSON.parse(readFileSync(posix.join(dir, 'package.json'), 'utf8')),
  );
  const modules = Object.entries(exports).flatMap(([subpath, target]) =>
    filesOf(dir, subpath, typeof target === 'string' ? target : target.types).map(
      ([path, file]) => [name + path.slice(1), file] as const,
    ),
  );
  const offered = modules.filter(
    ([module, file]) =>
      /\.tsx?$/.test(file) &&
      !module.includes('/testing/') &&
      (!module.startsWith('@reelrupee/federation') || module === LOADED_OF_FEDERATION),
  );
  return { dir, modules: Object.fromEntries(offered) };
}

/** The subpaths of one entry of `exports`, which may be a pattern such as `./*`, each with its file. */
function filesOf(dir: string, subpath: string, target: string): [subpath: string, file: string][] {
  const [before, after] = target.split('*');
  if (before === undefined || after === undefined) return [[subpath, posix.join(dir, target)]];
  const folder = posix.join(dir, before);
  if (!existsSync(folder)) return [];
  return pathsBelow(folder)
    .filter((path) => path.endsWith(after) && !/\.test\.tsx?$/.test(path))
    .map((path) => [subpath.replace('*', path.slice(0, -after.length)), posix.join(folder, path)]);
}
