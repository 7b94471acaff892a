import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readMediaPack } from '../../seed/mediaPack';
import { fixturePack } from '../../testing/fixturePack';
import { startOwnApi } from '../../testing/engines';
import type { TestApi } from '../../testing/startTestApi';
import { registerMedia } from './media';

const VIDEO = '/media/lesson-01-abc123.mp4';
const SIZE = 1000;

describe('the media host', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startOwnApi();
  });
  afterAll(() => api.stop());
  const get = (path: string, range?: string) =>
    fetch(`${api.url}${path}`, { headers: range ? { range } : {} });

  it.each([
    [undefined, 200, null, SIZE],
    ['bytes=0-', 206, `bytes 0-999/${SIZE}`, SIZE],
    ['bytes=0-99', 206, `bytes 0-99/${SIZE}`, 100],
    ['bytes=900-', 206, `bytes 900-999/${SIZE}`, 100],
    ['bytes=-10', 206, `bytes 990-999/${SIZE}`, 10],
    ['bytes=990-5000', 206, `bytes 990-999/${SIZE}`, 10],
  ])('answers a range of %s with %i', async (range, status, contentRange, length) => {
    const response = await get(VIDEO, range);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect((await response.arrayBuffer()).byteLength).toBe(length);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });

  it.each(['bytes=1000-', 'bytes=5000-6000'])(
    'answers the unsatisfiable range %s with 416',
    async (range) => {
      const response = await get(VIDEO, range);
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${SIZE}`);
    },
  );

  it.each([
    [VIDEO, 'video/mp4'],
    ['/media/lesson-01-abc123.vtt', 'text/vtt'],
    ['/media/lesson-01-abc123.webp', 'image/webp'],
  ])('says what %s is, and lets it be kept for a year', async (path, type) => {
    const { headers } = await get(path);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['/media/missing.mp4', '/media/', '/media/..%2f..%2fetc/passwd'])(
    'answers %s with 404',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('the log of a start', () => {
  /** Log of an app that serves the media of a directory. */
  async function warningsOf(directory: string): Promise<string> {
    let log = '';
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void (log += line) } } });
    await registerMedia(app, directory);
    await app.close();
    return log;
  }
  const newPack = () => {
    const pack = fixturePack(2);
    onTestFinished(() => pack.remove());
    return pack.directory;
  };

  it('names a file that the index of the media pack has and its directory lacks', async () => {
    const directory = newPack();
    expect(await warningsOf(directory)).toBe('');
    rmSync(join(directory, 'lesson-02-abc123.mp4'));
    expect(await warningsOf(directory)).toContain(
      'lacks 1 file that its index.json names, such as lesson-02-abc123.mp4.',
    );
  });

  it('has nothing about an index alone, whose files another host serves', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'reelrupee-index-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const reel = { slug: 'one', title: 'One', durationMs: 1000, video: 'one.mp4' };
    writeFileSync(join(directory, 'index.json'), JSON.stringify([reel]));
    expect(await warningsOf(directory)).toBe('');
  });
});

it('a media directory that is a file is named in one sentence', async () => {
  const file = join(import.meta.dirname, 'media.ts');
  await expect(readMediaPack(file)).rejects.toThrow(/^The index.json of MEDIA_DIR cannot be read: ENOTDIR/);
  expect(await readMediaPack('/nowhere')).toBeNull();
});
