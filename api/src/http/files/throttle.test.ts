import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { burstBytes, dueMs, paceOf, throttle } from './throttle';

const KIB = 1024;
const NO_HURRY = new AbortController().signal;
const PACE = { startBytes: 96 * KIB, bytesPerSecond: 32 * KIB };

it.each([
  ['from the start, what a player wants before it starts', 0, 96 * KIB],
  ['from within that, the rest of it', 60 * KIB, 36 * KIB],
  ['further on, a little', 200 * KIB, 16 * KIB],
])('%s leaves at once', (_name, from, bytes) => {
  expect(burstBytes(from, PACE)).toBe(bytes);
});

it.each([
  [0, 0],
  [96, 0],
  [96 + 32, 1000],
  [96 + 320, 10_000],
])('after a burst of 96 KiB, the byte at %i KiB leaves %i ms after the first', (sent, ms) => {
  expect(dueMs(sent * KIB, 96 * KIB, PACE)).toBe(ms);
});

it('a reel in AV1, which has half of the bytes, is sent half as fast; other files are not throttled', () => {
  expect(paceOf('/media/otp.1a2b3c4d.mp4')).toEqual(PACE);
  expect(paceOf('/media/otp.1a2b3c4d.av1.mp4')).toEqual({ startBytes: 48 * KIB, bytesPerSecond: 16 * KIB });
  expect(paceOf('/media/otp.1a2b3c4d.webp')).toBeNull();
});

it('sends every byte unchanged', async () => {
  const chunks = [Buffer.alloc(1000, 1), Buffer.alloc(98 * KIB, 2), Buffer.alloc(500, 3)];
  expect(await buffer(throttle(Readable.from(chunks), 0, PACE, NO_HURRY))).toEqual(Buffer.concat(chunks));
});

it('closes the file when the client disconnects', async () => {
  const source = Readable.from([Buffer.alloc(10), Buffer.alloc(10)]);
  const paced = Readable.from(throttle(source, 0, PACE, NO_HURRY));
  await new Promise((resolve) => paced.once('data', resolve));
  const closed = new Promise((resolve) => source.once('close', resolve));
  paced.destroy();
  await closed;
  expect(source.destroyed).toBe(true);
});
