import { sep } from 'node:path';

/** A relative path as addresses and sources have it, with slashes, also on Windows. */
export function withSlashes(path: string, separator = sep): string {
  return path.replaceAll(separator, '/');
}
