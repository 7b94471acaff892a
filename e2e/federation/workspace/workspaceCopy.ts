/** Copies of this workspace that a test may change. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** Files that are no sources, and the reels, which are larger than all sources. */
const NO_SOURCE =
  /(^|\/)(dist|coverage|test-results|\.cache|\.git)$|^(data|screenshots|media\/pack|node_modules)$/;
const INSTALLED = /(^|\/)node_modules$/;

/**
 * Copies the sources and gives the folder, on the file system of the package store, so that hard links work.
 * `withLinks` keeps the links of each package to the dependencies installed at the root, which the copy must have too.
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
