/** Files that only this user may read, whatever was there before. Each appears whole, by one step. */
import { constants, copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';

/** Writes a file in place of the one that may be there. */
export function replacePrivately(file: string, text: string): void {
  withNewFile(file, text, (next) => renameSync(next, file));
}

/** Writes a file unless there is one: of two processes the first one's stays. */
export function createPrivately(file: string, text: string): void {
  withNewFile(file, text, (next) => {
    try {
      linkSync(next, file);
    } catch (error) {
      if (isThere(error)) return;
      // A file system without links.
      copyFileSync(next, file, constants.COPYFILE_EXCL);
    }
  });
}

function withNewFile(file: string, text: string, place: (next: string) => void): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.${randomUUID()}`;
  try {
    writeFileSync(next, text, { mode: 0o600 });
    place(next);
  } finally {
    rmSync(next, { force: true });
  }
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
