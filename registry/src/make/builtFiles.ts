import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts and stylesheets that were built into a folder, by path, in the order of their paths. */
export function builtFiles(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const loaded = paths.filter((path) => /\.(js|css)$/.test(path));
  return new Map(loaded.map((path) => [path, readFileSync(join(folder, path))]));
}
