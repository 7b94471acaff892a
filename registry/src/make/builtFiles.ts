import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathsBelow } from '../slashes';

/** The files that were built into a folder, by path, in the order of their paths. */
export function filesBelow(folder: string): Map<string, Buffer> {
  const files = pathsBelow(folder).filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
}

/** The scripts and stylesheets that were built into a folder, by path, in the order of their paths. */
export function builtFiles(folder: string): Map<string, Buffer> {
  return new Map([...filesBelow(folder)].filter(([path]) => /\.(js|css)$/.test(path)));
}
