import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** Pace at which a video is sent. */
export interface Pace {
  /** Initial burst: about four seconds of video, which players buffer before they start. */
  startBytes: number;
  /** About 1.5 times playback speed, so that the player's buffer grows. */
  bytesPerSecond: number;
}

const H264: Pace = { startBytes: 96 * 1024, bytesPerSecond: 32 * 1024 };
/** AV1 takes half of the bytes for the same seconds. */
const AV1: Pace = { startBytes: 48 * 1024, bytesPerSecond: 16 * 1024 };

/** Burst of a later range request of the same video. */
const NEXT_BYTES = 16 * 1024;

/** The pace of a file by its name; null for one that is no video. */
export function paceOf(path: string): Pace | null {
  if (path.endsWith('.av1.mp4')) return AV1;
  return path.endsWith('.mp4') ? H264 : null;
}

/** Bytes sent unthrottled for a request that starts at byte `from` of a video. */
export function burstBytes(from: number, { startBytes }: Pace): number {
  return Math.max(NEXT_BYTES, startBytes - from);
}

/** The earliest time at which the byte at `sent` may leave, in ms after the first byte. */
export function dueMs(sent: number, burst: number, { bytesPerSecond }: Pace): number {
  return Math.max(0, ((sent - burst) / bytesPerSecond) * 1000);
}

/**
 * Throttles a video after an initial burst, so that the rest of a reel that is swiped away is never sent; players
 * would otherwise download all of it within two seconds. Aborting `unthrottle` sends the rest at full speed.
 */
export async function* throttle(
  source: Readable,
  from: number,
  pace: Pace,
  unthrottle: AbortSignal,
): AsyncGenerator<Buffer> {
  const burst = burstBytes(from, pace);
  const startedAt = performance.now();
  let sent = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    for (const piece of pieces(chunk)) {
      const wait = dueMs(sent, burst, pace) - (performance.now() - startedAt);
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
