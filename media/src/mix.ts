import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { musicBed } from './bed';
import { loudness } from './loudness';
import type { Timeline } from './timeline';
import { run, words } from './tools';
import { type Sound, writeWav } from './wav';

const TARGET_LUFS = -16;
const BED_BELOW = 18;

/** Cleans the synthetic voice: no rumble, less mud and buzz, more presence, an even level, a hint of room. */
const VOICE =
  'aresample=44100,highpass=f=85,equalizer=f=260:t=q:w=1:g=-2,equalizer=f=2800:t=q:w=1.1:g=2.5,equalizer=f=6500:t=q:w=1.4:g=-1.5,acompressor=threshold=-24dB:ratio=2.2:attack=8:release=140,aecho=0.9:0.55:23|41:0.07|0.045';

/** All sentences at their times on one silent track. */
function voiceTrack(sounds: readonly Sound[], timeline: Timeline): Sound {
  const rate = sounds[0]?.rate ?? 32_000;
  const samples = new Float32Array(Math.ceil((timeline.total / 1000) * rate));
  sounds.forEach((sound, i) => {
    if (sound.rate !== rate) throw new Error('Sentences with different sample rates');
    samples.set(sound.samples, Math.round(((timeline.lines[i]?.from ?? 0) / 1000) * rate));
  });
  return { rate, samples };
}

/**
 * Writes the finished mono sound of a reel and gives its path. `ceiling` is where the limiter holds
 * sharp peaks, as a share of full scale.
 */
export async function mix(
  dir: string,
  sounds: readonly Sound[],
  timeline: Timeline,
  variant: number,
  ceiling: number,
): Promise<string> {
  const [voice, bed, done] = [join(dir, 'voice.wav'), join(dir, 'bed.wav'), join(dir, 'mix.wav')];
  await writeFile(voice, writeWav(voiceTrack(sounds, timeline)));
  await writeFile(bed, writeWav(musicBed(timeline.total / 1000, variant)));
  const voiceGain = TARGET_LUFS - (await loudness([voice], `[0]${VOICE}`)).lufs;
  const bedGain = TARGET_LUFS - BED_BELOW - (await loudness([bed], '[0]anull')).lufs;
  const blend = (more: number): string =>
    `[0]${VOICE},volume=${(voiceGain + more).toFixed(2)}dB[v];[1]volume=${(bedGain + more).toFixed(2)}dB[b];` +
    `[v][b]amix=inputs=2:duration=first:normalize=0,alimiter=limit=${ceiling}:level=0:attack=3:release=60`;
  let more = 0;
  for (let turn = 0; turn < 2; turn += 1)
    more += TARGET_LUFS - (await loudness([voice, bed], blend(more))).lufs;
  const files = ['-i', voice, '-i', bed];
  await run('ffmpeg', [
    '-y',
    ...files,
    '-filter_complex',
    `${blend(more)}[out]`,
    '-map',
    '[out]',
    ...words('-ac 1 -ar 44100'),
    done,
  ]);
  return done;
}
