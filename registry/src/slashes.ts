import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** A relative path as addresses and sources have it, with slashes, also on Windows. */
export function withSlashes(path: string, separator = sep): string {
  return path.replaceAll(separator, '/');
}

/** The paths of all files and folders below a folder, with slashes, in order. */
export function pathsBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.map((path) => withSlashes(path)).sort();
}
