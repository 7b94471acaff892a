import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withSlashes } from '../slashes';

/** The files that were built into a folder, by path, in the order of their paths. */
export function filesBelow(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  const sorted = files.map((path) => withSlashes(path)).sort();
  return new Map(sorted.map((path) => [path, readFileSync(join(folder, path))]));
}

/** The scripts and stylesheets that were built into a folder, by path, in the order of their paths. */
export function builtFiles(folder: string): Map<string, Buffer> {
  return new Map([...filesBelow(folder)].filter(([path]) => /\.(js|css)$/.test(path)));
}
