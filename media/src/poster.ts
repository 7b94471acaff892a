import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, words } from './tools';

const LARGEST = 8 * 1024;

/**
 * A WebP of one frame as large as the video, as good as fits the limit: a smaller one would look blurred until the video
 * is there, and browsers would only count the video's first frame as the screen's largest content.
 */
export async function encodePoster(dir: string, still: Buffer): Promise<Buffer> {
  const [from, to] = [join(dir, 'poster.png'), join(dir, 'poster.webp')];
  await writeFile(from, still);
  for (let quality = 82; quality >= 14; quality -= 4) {
    const how = words(
      `-c:v libwebp -preset drawing -compression_level 6 -quality ${quality} -map_metadata -1`,
    );
    await run('ffmpeg', ['-y', '-i', from, ...how, to]);
    const file = await readFile(to);
    if (file.length <= LARGEST) return file;
  }
  throw new Error('The poster does not fit 8 KB');
}
