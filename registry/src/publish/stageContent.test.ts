/** Publications at the same time leave threads of Node's pool to the other requests of the service. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../testing/memoryStore';
import { builtRelease } from '../testing/team';
import type { Store } from '../store/store';

const compressing = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock(import('node:zlib'), async (importOriginal) => {
  const zlib = await importOriginal();
  const counted = (compress: typeof zlib.gzip) =>
    ((content: Buffer, options: object, done: (error: Error | null, result: Buffer) => void) => {
      compressing.now += 1;
      compressing.most = Math.max(compressing.most, compressing.now);
      compress(content, options, (error, result) => {
        compressing.now -= 1;
        done(error, result);
      });
    }) as typeof zlib.gzip;
  return { ...zlib, gzip: counted(zlib.gzip), brotliCompress: counted(zlib.brotliCompress) };
});

// Modules that the worker loaded for another file have the real compression, so they are imported again.
vi.resetModules();
const { stageContent } = await import('./stageContent');

let store: Store;
beforeEach(async () => {
  store = await memoryStore()();
});
afterEach(() => store.close());

test('of four publications at a time at most two files are compressed at once', async () => {
  const contents = ['a', 'b', 'c', 'd'].map((name) => {
    const { manifest, code } = builtRelease('mf-one', `1.0.0-${name}`);
    const files = Array.from({ length: 8 }, (_, place) => [`${place}.js`, randomBytes(2000)] as const);
    return { manifest, code, files: new Map(files) };
  });
  const provenance = { content: '', publishedBy: 'asha', statement: '' };
  const staged = await Promise.all(
    contents.map(async (content) => stageContent(await store.stagingFolder(), content, provenance)),
  );
  expect(staged.map(({ manifest }) => manifest.id)).toEqual(contents.map(({ manifest }) => manifest.id));
  expect(compressing.most).toBe(2);
  for (const { folder } of staged) rmSync(folder, { recursive: true });
});
