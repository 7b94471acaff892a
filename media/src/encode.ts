import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FPS } from './frames.ts';
import { run } from './tools.ts';

const POSTER_MAX = 8 * 1024;

/** Encodes frames and sound to a streamable MP4 that any phone plays. */
export async function encodeVideo(
  dir: string,
  frames: AsyncIterable<Buffer>,
  sound: string,
): Promise<Buffer> {
  const file = join(dir, 'reel.mp4');
  await run(
    'ffmpeg',
    [
      '-y',
      '-hide_banner',
      '-f',
      'image2pipe',
      '-framerate',
      String(FPS),
      '-c:v',
      'png',
      '-i',
      '-',
      '-i',
      sound,
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
      '-c:v',
      'libx264',
      '-profile:v',
      'high',
      '-level',
      '3.1',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-crf',
      '27',
      '-maxrate',
      '400k',
      '-bufsize',
      '800k',
      '-g',
      String(FPS * 2),
      '-threads',
      '2',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-color_range',
      'tv',
      '-c:a',
      'aac',
      '-b:a',
      '48k',
      '-ac',
      '1',
      '-shortest',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-movflags',
      '+faststart',
      file,
    ],
    frames,
  );
  return readFile(file);
}

/** A small WebP of one frame, as good as fits the limit. */
export async function encodePoster(dir: string, still: Buffer): Promise<Buffer> {
  const [from, to] = [join(dir, 'poster.png'), join(dir, 'poster.webp')];
  await writeFile(from, still);
  for (let quality = 82; quality >= 30; quality -= 8) {
    await run('ffmpeg', [
      '-y',
      '-hide_banner',
      '-i',
      from,
      '-vf',
      'scale=240:427:flags=lanczos',
      '-c:v',
      'libwebp',
      '-preset',
      'drawing',
      '-compression_level',
      '6',
      '-quality',
      String(quality),
      '-map_metadata',
      '-1',
      to,
    ]);
    const file = await readFile(to);
    if (file.length <= POSTER_MAX) return file;
  }
  throw new Error('The poster does not fit 8 KB');
}

/** Length of a video file in milliseconds, measured. */
export async function durationOf(file: string): Promise<number> {
  const { out } = await run('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'format=duration',
    '-of',
    'csv=p=0',
    file,
  ]);
  return Math.round(Number(out.trim()) * 1000);
}
