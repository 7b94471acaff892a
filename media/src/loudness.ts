import { run } from './tools';

/** Loudness over the whole length in LUFS, and the highest true peak in dB. */
export interface Loudness {
  readonly lufs: number;
  readonly peak: number;
}

/** Measures what comes out of an ffmpeg filter graph; inputs are [0], [1], ... */
export async function loudness(inputs: readonly string[], graph: string): Promise<Loudness> {
  const files = inputs.flatMap((f) => ['-i', f]);
  const filter = `${graph},ebur128=peak=true:framelog=verbose[m]`;
  const { err } = await run('ffmpeg', [
    '-hide_banner',
    ...files,
    '-filter_complex',
    filter,
    '-map',
    '[m]',
    '-f',
    'null',
    '-',
  ]);
  // ffmpeg may set a graph up more than once and report each time; the last report covers the complete file.
  const last = (pattern: RegExp): number => Number([...err.matchAll(pattern)].at(-1)?.[1] ?? Number.NaN);
  const found = { lufs: last(/\bI:\s+(-?[\d.]+) LUFS/g), peak: last(/Peak:\s+(-?[\d.]+) dBFS/g) };
  if (Number.isNaN(found.lufs) || Number.isNaN(found.peak)) throw new Error('ffmpeg gave no loudness');
  return found;
}
