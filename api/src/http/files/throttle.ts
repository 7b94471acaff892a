import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** Initial burst: about four seconds of video, which players buffer before they start. */
const START_BYTES = 96 * 1024;
/** Burst of a later range request of the same video. */
const NEXT_BYTES = 16 * 1024;
/** About 1.5 times playback speed, so that the player's buffer grows. */
const BYTES_PER_SECOND = 32 * 1024;

/** Bytes sent unthrottled for a request that starts at byte `from` of a video. */
export function burstBytes(from: number): number {
  return Math.max(NEXT_BYTES, START_BYTES - from);
}

/** The earliest time at which the byte at `sent` may leave, in ms after the first byte. */
export function dueMs(sent: number, burst: number): number {
  return Math.max(0, ((sent - burst) / BYTES_PER_SECOND) * 1000);
}

/**
 * Throttles a video after an initial burst, so that the rest of a reel that is swiped away is never sent; players
 * would otherwise download all of it within two seconds. Aborting `unthrottle` sends the rest at full speed.
 */
export async function* throttle(
  source: Readable,
  from: number,
  unthrottle: AbortSignal,
): AsyncGenerator<Buffer> {
  const burst = burstBytes(from);
  const startedAt = performance.now();
  let sent = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    for (const piece of pieces(chunk)) {
      const wait = dueMs(sent, burst) - (performance.now() - startedAt);
      if (wait > 0) await delay(wait, undefined, { signal: unthrottle }).catch(() => undefined);
      sent += piece.length;
      yield piece;
    }
  }
}

/** Splits a chunk, since files are read in larger chunks than a burst. */
function* pieces(chunk: Buffer): Generator<Buffer> {
  for (let at = 0; at < chunk.length; at += NEXT_BYTES) yield chunk.subarray(at, at + NEXT_BYTES);
}
