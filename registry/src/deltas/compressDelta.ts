import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

/** Beginning of a `dcz` stream, before the hash of its dictionary: a skippable frame of Zstandard. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
const HEADER_BYTES = MAGIC.length + 32;

const LEVEL = 19;

/**
 * The library's start, once in a process: a second one would replace the memory under the first, also if it were made by
 * another copy of this module.
 */
const STARTED = Symbol.for('reelrupee.zstd');
const started = globalThis as { [STARTED]?: Promise<void> };

/** Compresses a file with a dictionary as dictionary-compressed Zstandard, RFC 9842 section 5. */
export async function compressDelta(content: Buffer, dictionary: Buffer): Promise<Buffer> {
  await (started[STARTED] ??= init());
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, content, dictionary, LEVEL);
    const hash = createHash('sha256').update(dictionary).digest();
    return Buffer.concat([MAGIC, hash, frame]);
  } finally {
    freeCCtx(context);
  }
}

/** The file that a delta represents. Throws for a delta that is damaged. */
export async function decompressDelta(delta: Buffer, dictionary: Buffer): Promise<Buffer> {
  await (started[STARTED] ??= init());
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, delta.subarray(HEADER_BYTES), dictionary));
  } finally {
    freeDCtx(context);
  }
}
