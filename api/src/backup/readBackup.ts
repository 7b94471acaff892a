import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { bodyLine, type Header, headerLine } from './format';
import type { TableName } from './tables';

export interface Batch {
  table: TableName;
  /** Rows as JSON text. */
  rows: string[];
}

export type Inspection = { kind: 'whole'; header: Header; rows: number } | { kind: 'broken'; reason: string };

/** Reads a backup to its end without using it, so that a cut or damaged file is found before it is needed. */
export async function inspectBackup(file: string): Promise<Inspection> {
  try {
    let header: Header | undefined;
    let rows = 0;
    for await (const text of linesOf(file)) {
      const content: unknown = JSON.parse(text);
      if (!header) {
        header = headerLine.parse(content);
        continue;
      }
      const line = bodyLine.parse(content);
      if ('table' in line) rows += line.rows.length;
      else if (line.rows === rows) return { kind: 'whole', header, rows };
    }
    return { kind: 'broken', reason: 'it ends too early' };
  } catch {
    return { kind: 'broken', reason: 'it is not a backup, or it is damaged' };
  }
}

/** The rows of a backup that was inspected. */
export async function* batchesOf(file: string): AsyncGenerator<Batch> {
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

/** Lines of the unpacked file; a fault of the file or its packing surfaces as an exception here. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  packed.pipe(unpacked);
  const lines = createInterface({ input: unpacked, crlfDelay: Infinity });
  // readline swallows faults of its input.
  let fault: Error | undefined;
  unpacked.on('error', (error) => {
    fault = error;
    lines.close();
  });
  yield* lines;
  if (fault) throw fault;
}
