/** Atomic file operations: one rename, after everything has reached the disk. */
import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';

/** File error codes that are results here, not failures. */
type FileErrorCode = 'ENOENT' | 'ENOTDIR' | 'EEXIST' | 'ENOTEMPTY' | 'EINVAL';

/** Gives the result of a file operation, or undefined when it fails with one of the codes. */
export function unless<Result>(codes: readonly FileErrorCode[], operation: () => Result): Result | undefined {
  try {
    return operation();
  } catch (error) {
    if (error instanceof Error && 'code' in error && codes.some((code) => code === error.code))
      return undefined;
    throw error;
  }
}

/** The content of a file, or undefined when there is none. */
export function readIfThere(file: string): Buffer | undefined {
  return unless(['ENOENT', 'ENOTDIR'], () => readFileSync(file));
}

/** The names in a folder; none when there is no such folder. */
export function namesIn(folder: string): string[] {
  return unless(['ENOENT', 'ENOTDIR'], () => readdirSync(folder)) ?? [];
}

/** Writes a file so that readers see the old content or the new, never a part. `staging` is on the same file system. */
export function writeAtomically(staging: string, file: string, content: string | Buffer): void {
  mkdirSync(staging, { recursive: true });
  mkdirSync(dirname(file), { recursive: true });
  const next = join(staging, randomUUID());
  try {
    writeFileSync(next, content);
    sync(next);
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}

/**
 * Makes a folder that will be moved into place, with the mode that the umask gives: the web server and other users who
 * release are not the one who made it, and the folders of `mkdtempSync` are closed to them.
 */
export function newFolder(staging: string, prefix: string, mode = 0o777): string {
  mkdirSync(staging, { recursive: true });
  const folder = join(staging, `${prefix}${randomUUID()}`);
  mkdirSync(folder, { mode });
  return folder;
}

/**
 * Runs a step with a new folder that it may move into place. What it has not moved is removed, also when it fails: on a
 * full disk, attempts that are repeated must not take what becomes free.
 */
export function withNewFolder<Result>(
  staging: string,
  prefix: string,
  step: (folder: string) => Result,
  mode?: number,
): Result {
  const folder = newFolder(staging, prefix, mode);
  try {
    return step(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a file below a folder, such as one that `moveFolder` moves into place later. */
export function writeBelow(folder: string, path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Moves a complete folder into place, unless something is there. Gives whether it was moved: of several processes
 * that move a folder to one place, exactly one succeeds.
 */
export function moveFolder(from: string, to: string): boolean {
  mkdirSync(dirname(to), { recursive: true });
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (lstatSync(join(from, path)).isFile()) sync(join(from, path));
  }
  const isMoved = unless(['EEXIST', 'ENOTEMPTY'], () => {
    renameSync(from, to);
    return true;
  });
  if (isMoved) syncFolder(dirname(to));
  return isMoved ?? false;
}

/** Removes a folder at once from its readers' view. `staging` is on the same file system. */
export function removeFolder(folder: string, staging: string): void {
  mkdirSync(staging, { recursive: true });
  const aside = join(staging, randomUUID());
  unless(['ENOENT', 'ENOTDIR'], () => renameSync(folder, aside));
  rmSync(aside, { recursive: true, force: true });
}

function sync(file: string): void {
  const descriptor = openSync(file, 'r+');
  fdatasyncSync(descriptor);
  closeSync(descriptor);
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
