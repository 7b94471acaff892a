import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of a program that an earlier call has downloaded from npm, or null. */
export function downloadedProgram(name, version) {
  const folder = programFolder(name, version);
  return existsSync(folder) ? join(folder, 'node_modules', name) : null;
}

/** Folder that a program is installed in. */
export function programFolder(name, version) {
  const cache = join(import.meta.dirname, '../../node_modules/.cache/programs');
  return join(cache, `${name.replace('/', '-')}-${version}`);
}
