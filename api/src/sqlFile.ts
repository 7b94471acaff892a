import { readFileSync } from 'node:fs';

/** Reads an SQL file by its path below this folder. The bundle contains copies under the same paths. */
export function readSqlFile(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
