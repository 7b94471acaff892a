import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FPS } from './frames';
import type { Picture, Rect } from './fullness';
import { run, words } from './tools';

/**
 * Pixels of a part of each picture: of a video file, or of PNG files one after the other. Every second row and
 * column is enough to judge by, and a quarter of the memory.
 */
export async function decode(
  source: string | AsyncIterable<Buffer>,
  part: Rect,
): Promise<readonly Picture[]> {
  const [width, height] = [(part.right - part.left) / 2, (part.bottom - part.top) / 2];
  const dir = await mkdtemp(join(tmpdir(), 'reel-pixels-'));
  const file = join(dir, 'pixels.rgb');
  try {
    const [input, feed] =
      typeof source === 'string'
        ? [['-i', source]]
        : [words(`-f image2pipe -framerate ${FPS} -c:v png -i -`), source];
    const cut = `crop=${width * 2}:${height * 2}:${part.left}:${part.top},scale=${width}:${height}:flags=neighbor`;
    await run('ffmpeg', ['-y', ...input, ...words(`-vf ${cut} -f rawvideo -pix_fmt rgb24`), file], feed);
    const pixels = await readFile(file);
    const size = width * height * 3;
    return Array.from({ length: pixels.length / size }, (_, i) => ({
      width,
      height,
      rgb: pixels.subarray(i * size, (i + 1) * size),
    }));
  } finally {
    await rm(dir, { recursive: true });
  }
}
