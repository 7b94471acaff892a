import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FPS } from './frames';
import { loudness } from './loudness';
import { run, words } from './tools';

const COLOUR = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
const LOSSLESS = words(`-c:v libx264 -preset ultrafast -qp 0 ${COLOUR}`);

/** A format of the finished reel: its name in `pack.ts`, and how ffmpeg encodes picture and sound. */
export interface Format {
  readonly name: 'h264' | 'av1';
  readonly picture: readonly string[];
  readonly sound: readonly string[];
}

/** Plays everywhere. */
export const H264: Format = {
  name: 'h264',
  picture: words(`
    -c:v libx264 -profile:v high -level 3.1 -preset slow -tune animation -crf 27 -maxrate 400k -bufsize 800k
    -g ${FPS * 2} -threads 2 ${COLOUR}`),
  sound: words('-c:a aac -b:a 48k'),
};

/** For phones that decode it in hardware. The screen-content tools suit flat shapes and text. */
export const AV1: Format = {
  name: 'av1',
  picture: words(`
    -c:v libsvtav1 -preset 6 -crf 50 -g ${FPS * 4} -svtav1-params scm=1:tune=0 ${COLOUR}`),
  sound: words('-c:a libopus -b:a 24k -frame_duration 60'),
};
/** No dates, versions or other marks of the machine, so that the same input gives the same bytes. */
const PLAIN = words('-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact');

/** Peaks above this, in dB, may crackle on a phone. */
const PEAK = -1;
const CEILINGS = [0.6, 0.48, 0.38] as const;

/** Stores frames without loss, as all formats encode them, and gives the file's path. */
export async function storePicture(dir: string, frames: AsyncIterable<Buffer>): Promise<string> {
  const file = join(dir, 'picture.mkv');
  const input = words(`-f image2pipe -framerate ${FPS} -c:v png -i -`);
  const colour = words('-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p');
  await run('ffmpeg', ['-y', ...input, ...colour, ...LOSSLESS, file], frames);
  return file;
}

/** Encodes picture and sound to a streamable file; mixes again with a lower ceiling while the sound overshoots. */
export async function encodeReel(
  dir: string,
  format: Format,
  picture: string,
  mixAt: (ceiling: number) => Promise<string>,
): Promise<Buffer> {
  const [silent, file] = [join(dir, `${format.name}.silent.mp4`), join(dir, `${format.name}.mp4`)];
  await run('ffmpeg', ['-y', '-i', picture, ...format.picture, ...PLAIN, silent]);
  for (const ceiling of CEILINGS) {
    const how = words('-map 0:v -map 1:a -c:v copy -ac 1 -movflags +faststart');
    const sound = ['-i', await mixAt(ceiling)];
    await run('ffmpeg', ['-y', '-i', silent, ...sound, ...how, ...format.sound, ...PLAIN, file]);
    if ((await loudness([file], '[0:a]anull')).peak <= PEAK) return readFile(file);
  }
  throw new Error(`The sound of ${format.name} peaks above ${PEAK} dB at every ceiling`);
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
