import { join } from 'node:path';

/** Folder of the embedded database in `dataDir`. */
export function databaseDirectory(dataDir: string): string {
  return join(dataDir, 'pgdata');
}
