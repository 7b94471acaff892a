/** Results that take long to make, kept by a hash of what they are made from. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** Folder of these results. What is in it finds the packages of the provider. */
export const CACHE = join(ROOT, 'api/node_modules/.cache/reelrupee');

/** Of no influence on what is made. */
const LEFT_OUT = /(^|\/)(node_modules|dist|[^/]*\.test\.tsx?)$/;

/** A hash of files and folders, by their paths in the workspace. */
export function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesAt)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Sorted, so that the hash is the same on every machine. */
function filesAt(path: string): string[] {
  if (LEFT_OUT.test(path)) return [];
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesAt(`${path}/${name}`));
}

/** A folder that is filled once for its sources as they are. Rejects with the error of filling it. */
export async function cachedFolder(
  name: string,
  sources: readonly string[],
  fill: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(CACHE, `${name}-${fingerprint(sources)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await fill(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
