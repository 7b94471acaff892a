import { closeSync, constants, openSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { UserError } from '../../userError';

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Takes a data directory for this process alone, until it ends in whatever way: PGlite takes no lock itself,
 * and two processes on one directory destroy each other's rows. Throws a StartupError when it is taken.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  return process.platform === 'linux' ? lockBySocket(directory) : lockByFile(directory);
}

/**
 * An abstract Unix socket, named by the directory's device and inode, so that every path to it counts as one.
 * The kernel frees it when the process is gone, even by kill -9, and leaves no file behind.
 */
function lockBySocket(directory: string): Promise<DirectoryLock> {
  const { dev, ino } = statSync(directory, { bigint: true });
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject('code' in error && error.code === 'EADDRINUSE' ? taken(directory) : error);
    });
    server.listen({ path: `\0reelrupee-data-${dev}-${ino}` }, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

/** macOS and Windows: a file opened with an exclusive lock, which the system frees with the process. */
function lockByFile(directory: string): Promise<DirectoryLock> {
  const exclusive = process.platform === 'win32' ? 0x10000000 : 0x20;
  const nonBlocking = process.platform === 'win32' ? 0 : constants.O_NONBLOCK;
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | exclusive | nonBlocking;
    const descriptor = openSync(join(directory, 'lock'), flags);
    return Promise.resolve({ release: () => Promise.resolve(closeSync(descriptor)) });
  } catch {
    return Promise.reject(taken(directory));
  }
}

function taken(directory: string): UserError {
  return new UserError(
    `The data directory ${directory} is in use by another running server. Stop that one, or set DATA_DIR to another directory.`,
  );
}
