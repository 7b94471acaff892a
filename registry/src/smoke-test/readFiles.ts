import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFiles } from './fakePage';

/** The scripts and stylesheets that were built into a folder. */
export function readFiles(folder: string): ReleaseFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const loaded = paths.filter((path) => /\.(js|css)$/.test(path));
  return Object.fromEntries(loaded.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
