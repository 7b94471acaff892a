import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folder in which tests keep results that take long to make. */
export const CACHE = join(import.meta.dirname, '../../node_modules/.cache/reelrupee');

/** A name for what is made from files and folders, relative to this one; another name after a change of any. */
export function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(import.meta.dirname, source))))
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
