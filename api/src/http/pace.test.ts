import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { dueMs, pace } from './pace';

it.each([
  [0, 0],
  [96 * 1024, 0],
  [(96 + 32) * 1024, 1000],
  [(96 + 320) * 1024, 10_000],
])('after %i bytes the next may leave %i ms after the first', (sent, ms) => {
  expect(dueMs(sent)).toBe(ms);
});

it('changes no byte', async () => {
  const chunks = [Buffer.alloc(1000, 1), Buffer.alloc(98 * 1024, 2), Buffer.alloc(500, 3)];
  expect(await buffer(pace(Readable.from(chunks)))).toEqual(Buffer.concat(chunks));
});

it('closes the file when the player goes away', async () => {
  const source = Readable.from([Buffer.alloc(10), Buffer.alloc(10)]);
  const paced = Readable.from(pace(source));
  await new Promise((resolve) => paced.once('data', resolve));
  const closed = new Promise((resolve) => source.once('close', resolve));
  paced.destroy();
  await closed;
  expect(source.destroyed).toBe(true);
});
