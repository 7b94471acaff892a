import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FPS } from './frames';
import { loudness } from './loudness';
import { mix } from './mix';
import type { Timeline } from './timeline';
import { run, words } from './tools';
import type { Sound } from './wav';

const X264 = words(`
  -c:v libx264 -profile:v high -level 3.1 -preset slow -tune animation -crf 27 -maxrate 400k -bufsize 800k
  -g ${FPS * 2} -threads 2 -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv`);
/** No dates, versions or other marks of the machine, so that the same input gives the same bytes. */
const PLAIN = words('-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact');

/** Peaks above this, in dB, may crackle on a phone. */
const PEAK = -1;
const CEILINGS = [0.6, 0.48, 0.38] as const;

/** Encodes frames to a silent H.264 file and gives its path. */
export async function encodePicture(dir: string, frames: AsyncIterable<Buffer>): Promise<string> {
  const file = join(dir, 'picture.mp4');
  const input = words(`-f image2pipe -framerate ${FPS} -c:v png -i -`);
  const colour = words('-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p');
  await run('ffmpeg', ['-y', ...input, ...colour, ...X264, ...PLAIN, file], frames);
  return file;
}

/** Joins picture and sound to a streamable file; mixes again with a lower ceiling while AAC overshoots. */
export async function addSound(
  dir: string,
  picture: string,
  sounds: readonly Sound[],
  timeline: Timeline,
  variant: number,
): Promise<Buffer> {
  const file = join(dir, 'reel.mp4');
  for (const ceiling of CEILINGS) {
    const sound = await mix(dir, sounds, timeline, variant, ceiling);
    const how = words('-map 0:v -map 1:a -c:v copy -c:a aac -b:a 48k -ac 1 -movflags +faststart');
    await run('ffmpeg', ['-y', '-i', picture, '-i', sound, ...how, ...PLAIN, file]);
    if ((await loudness([file], '[0:a]anull')).peak <= PEAK) return readFile(file);
  }
  throw new Error(`The sound peaks above ${PEAK} dB at every ceiling`);
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
