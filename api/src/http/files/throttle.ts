import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** About four seconds of a lesson: what a player wants before it starts. */
const START_BYTES = 96 * 1024;
/** What a player that goes on with a reel gets at once: it asks again for each part that it is about to need. */
const NEXT_BYTES = 16 * 1024;
/** About half as fast again as a lesson plays, so that the player's lead grows. */
const BYTES_PER_SECOND = 32 * 1024;

/** How much leaves at once for a request that begins at the byte `from` of a video. */
export function burstBytes(from: number): number {
  return Math.max(NEXT_BYTES, START_BYTES - from);
}

/** How long after its first byte a reply of so large a burst may send the byte at `sent`, in ms. */
export function dueMs(sent: number, burst: number): number {
  return Math.max(0, ((sent - burst) / BYTES_PER_SECOND) * 1000);
}

/**
 * The same bytes, but after the first burst not much faster than they are watched: of a reel that is swiped
 * away, the rest is never sent. A phone's player would else take the whole of it within two seconds. Once
 * `hurry` is aborted the rest leaves at once.
 */
export async function* throttle(source: Readable, from: number, hurry: AbortSignal): AsyncGenerator<Buffer> {
  const burst = burstBytes(from);
  const begun = performance.now();
  let sent = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    for (const piece of pieces(chunk)) {
      const wait = dueMs(sent, burst) - (performance.now() - begun);
      if (wait > 0) await delay(wait, undefined, { signal: hurry }).catch(() => undefined);
      sent += piece.length;
      yield piece;
    }
  }
}

/** Files are read in larger parts than a burst may be. */
function* pieces(chunk: Buffer): Generator<Buffer> {
  for (let at = 0; at < chunk.length; at += NEXT_BYTES) yield chunk.subarray(at, at + NEXT_BYTES);
}
