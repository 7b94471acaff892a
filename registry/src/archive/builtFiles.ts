import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILE } from '@reelrupee/federation/composition/composition';

/** The served files of a built folder, without what the registry makes itself. */
export function readBuilt(folder: string, paths: readonly string[]): Map<string, Buffer> {
  const own = paths.filter((path) => !/\.(br|gz)$/.test(path) && path !== RELEASE_FILE);
  return new Map(own.map((path) => [path, readFileSync(join(folder, path))]));
}
