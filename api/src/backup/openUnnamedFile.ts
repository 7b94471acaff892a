import { createReadStream, type ReadStream } from 'node:fs';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Opens a temporary file without a name: its space is freed when it is closed, also by a kill of the process. */
export async function openUnnamedFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'reelrupee-'));
  try {
    return await open(join(folder, 'backup.gz'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads an open file from its start; it stays open. A stream of the handle itself would keep its close() waiting. */
export function readFrom({ fd }: FileHandle): ReadStream {
  return createReadStream('', { fd, start: 0, autoClose: false });
}
