import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { bodyLine, type Header, headerLine } from './format';
import { readFrom } from './openUnnamedFile';
import { splitLines } from './splitLines';
import type { TableName } from './tables';

/** A path, or an open file, which stays open. */
export type BackupFile = string | FileHandle;

export interface Batch {
  table: TableName;
  /** Rows as JSON text. */
  rows: string[];
}

export type Inspection =
  | { kind: 'complete'; header: Header; rows: number }
  | { kind: 'broken'; reason: string };

/** Reads a whole backup without applying it, so that a truncated or damaged file is detected first. */
export async function inspectBackup(file: BackupFile): Promise<Inspection> {
  try {
    let header: Header | undefined;
    let rows = 0;
    let isComplete = false;
    // To the end of the file, where the checksum of its compression is.
    for await (const text of linesOf(file)) {
      if (isComplete) return { kind: 'broken', reason: 'it has rows after its end' };
      const content: unknown = JSON.parse(text);
      if (!header) {
        header = headerLine.parse(content);
        continue;
      }
      const line = bodyLine.parse(content);
      if ('table' in line) rows += line.rows.length;
      else isComplete = line.rows === rows;
    }
    return header && isComplete
      ? { kind: 'complete', header, rows }
      : { kind: 'broken', reason: 'it is incomplete' };
  } catch {
    return { kind: 'broken', reason: 'it is not a backup, or it is damaged' };
  }
}

/** The batches of an inspected backup. */
export async function* batchesOf(file: BackupFile): AsyncGenerator<Batch> {
  let first = true;
  for await (const text of linesOf(file)) {
    if (first) {
      first = false;
      continue;
    }
    const line = bodyLine.parse(JSON.parse(text));
    if ('table' in line) yield line;
  }
}

/** Lines of the unpacked file. Throws if the file or its compression is damaged. */
async function* linesOf(file: BackupFile): AsyncGenerator<string> {
  const packed = typeof file === 'string' ? createReadStream(file) : readFrom(file);
  const unpacked = createGunzip().setEncoding('utf8');
  // An error destroys the stream that is read below, which throws it.
  pipeline(packed, unpacked, () => undefined);
  yield* splitLines(unpacked);
}
