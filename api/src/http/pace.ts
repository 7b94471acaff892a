import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** About four seconds of a lesson: what a player wants before it starts. */
const BURST_BYTES = 96 * 1024;
/** About half as fast again as a lesson plays, so that the player's lead grows. */
const BYTES_PER_SECOND = 32 * 1024;

/** How long after the first byte the byte at `sent` may leave, in ms. */
export function dueMs(sent: number): number {
  return Math.max(0, ((sent - BURST_BYTES) / BYTES_PER_SECOND) * 1000);
}

/**
 * The same bytes, but after the first burst not much faster than they are watched: of a reel that is swiped
 * away, the rest is never sent. A phone's player would else take the whole of it within two seconds.
 */
export async function* pace(source: Readable): AsyncGenerator<Buffer> {
  const begun = performance.now();
  let sent = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const wait = dueMs(sent) - (performance.now() - begun);
    if (wait > 0) await delay(wait);
    sent += chunk.length;
    yield chunk;
  }
}
