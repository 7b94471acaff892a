import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, words } from './tools';

const LARGEST = 8 * 1024;

/** A small WebP of one frame, as good as fits the limit. */
export async function encodePoster(dir: string, still: Buffer): Promise<Buffer> {
  const [from, to] = [join(dir, 'poster.png'), join(dir, 'poster.webp')];
  await writeFile(from, still);
  for (let quality = 82; quality >= 30; quality -= 8) {
    const how = words(
      `-vf scale=240:427:flags=lanczos -c:v libwebp -preset drawing -compression_level 6 -quality ${quality} -map_metadata -1`,
    );
    await run('ffmpeg', ['-y', '-i', from, ...how, to]);
    const file = await readFile(to);
    if (file.length <= LARGEST) return file;
  }
  throw new Error('The poster does not fit 8 KB');
}
