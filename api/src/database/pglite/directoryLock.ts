import { closeSync, constants, openSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { UserError } from '../../userError';

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Locks a data directory until this process ends, even by kill -9. PGlite takes no lock itself, and two processes on
 * one directory corrupt it. Throws a UserError if the directory is locked.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  return process.platform === 'linux' ? lockBySocket(directory) : lockByFile(directory);
}

/**
 * An abstract Unix socket named after the directory's device and inode, which are the same for every path to it. The
 * kernel releases it when the process ends, and it leaves no file.
 */
function lockBySocket(directory: string): Promise<DirectoryLock> {
  const { dev, ino } = statSync(directory, { bigint: true });
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject('code' in error && error.code === 'EADDRINUSE' ? inUse(directory) : error);
    });
    server.listen({ path: `\0reelrupee-data-${dev}-${ino}` }, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

/** macOS and Windows: a file opened with an exclusive lock, which the system releases with the process. */
function lockByFile(directory: string): Promise<DirectoryLock> {
  const exclusive = process.platform === 'win32' ? 0x10000000 : 0x20;
  const nonBlocking = process.platform === 'win32' ? 0 : constants.O_NONBLOCK;
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | exclusive | nonBlocking;
    const descriptor = openSync(join(directory, 'lock'), flags);
    return Promise.resolve({ release: () => Promise.resolve(closeSync(descriptor)) });
  } catch {
    return Promise.reject(inUse(directory));
  }
}

function inUse(directory: string): UserError {
  return new UserError(
    `The data directory ${directory} is in use by another running server. Stop that one, or set DATA_DIR to another directory.`,
  );
}
