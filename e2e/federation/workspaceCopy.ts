/** Copies of this workspace, to be changed at will. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Files that are no sources, and the reels, which are larger than all sources. */
const NO_SOURCE =
  /(^|\/)(dist|coverage|test-results|\.cache|\.git)$|^(data|screenshots|media\/pack|node_modules)$/;
const INSTALLED = /(^|\/)node_modules$/;

/**
 * Copies the sources. `withLinks` keeps the links of each package to what is installed at the root of the workspace,
 * which has to be there in the copy too. Gives the folder; it lies where hard links to the package store work.
 */
export function copySources({ withLinks }: { withLinks: boolean }): string {
  const parent = join(ROOT, 'test-results/workspaces');
  mkdirSync(parent, { recursive: true });
  const copy = mkdtempSync(join(parent, 'copy-'));
  const filter = (file: string) => {
    const path = relative(ROOT, file);
    return !NO_SOURCE.test(path) && (withLinks || !INSTALLED.test(path));
  };
  for (const name of readdirSync(ROOT)) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter });
  }
  return copy;
}
