import type { Sound } from './wav';

const RATE = 44_100;
const BEAT = 60 / 88;

/** Chords as semitones above the key note; each lasts four beats. */
const SONGS: readonly { readonly key: number; readonly chords: readonly (readonly number[])[] }[] = [
  {
    key: 48,
    chords: [
      [0, 7, 11, 16],
      [9, 16, 19, 24],
      [5, 12, 16, 21],
      [7, 14, 17, 23],
    ],
  },
  {
    key: 50,
    chords: [
      [0, 7, 16, 19],
      [5, 12, 16, 21],
      [9, 16, 19, 24],
      [7, 14, 19, 23],
    ],
  },
  {
    key: 45,
    chords: [
      [0, 7, 10, 15],
      [8, 15, 19, 24],
      [3, 10, 15, 19],
      [10, 14, 17, 22],
    ],
  },
  {
    key: 53,
    chords: [
      [0, 4, 11, 16],
      [7, 11, 14, 19],
      [9, 12, 16, 19],
      [5, 9, 12, 16],
    ],
  },
];
/** Chord note that the marimba plays at each half beat; -1 rests. */
const PATTERN = [0, -1, 2, 3, -1, 1, 2, -1] as const;

const pitch = (semitone: number): number => 440 * 2 ** ((semitone - 69) / 12);

/** Adds one struck wooden note: a short tone with a high partial that dies first. */
function strike(out: Float32Array, at: number, f: number, level: number): void {
  const start = Math.round(at * RATE);
  const length = Math.min(out.length - start, Math.round(1.1 * RATE));
  for (let i = 0; i < length; i += 1) {
    const t = i / RATE;
    const attack = Math.min(1, t / 0.004);
    const body =
      Math.sin(2 * Math.PI * f * t) * Math.exp(-t * 5.5) +
      0.28 * Math.sin(2 * Math.PI * f * 3.93 * t) * Math.exp(-t * 17);
    out[start + i] = (out[start + i] ?? 0) + level * attack * body;
  }
}

/** Adds one soft held note, swelling in and out, two slightly detuned voices. */
function hold(out: Float32Array, at: number, length: number, f: number, level: number): void {
  const start = Math.round(at * RATE);
  const count = Math.min(out.length - start, Math.round(length * RATE));
  for (let i = 0; i < count; i += 1) {
    const t = i / RATE;
    const swell = Math.min(1, t / 0.7) * Math.min(1, (length - t) / 0.7);
    let v = 0;
    for (const detune of [0.998, 1.002]) {
      for (let h = 1; h <= 3; h += 1) v += Math.sin(2 * Math.PI * f * detune * h * t) / h ** 2.2;
    }
    out[start + i] = (out[start + i] ?? 0) + level * Math.max(0, swell) * v;
  }
}

/** A calm bed of pad chords and marimba, made from sine waves; `variant` picks the song. */
export function musicBed(seconds: number, variant: number): Sound {
  const samples = new Float32Array(Math.ceil(seconds * RATE));
  const song = SONGS[variant % SONGS.length] ?? { key: 48, chords: [[0, 7, 12]] };
  const bar = BEAT * 4;
  for (let b = 0; b * bar < seconds; b += 1) {
    const chord = song.chords[b % song.chords.length] ?? [];
    chord.forEach((n) => {
      hold(samples, b * bar, bar + 0.7, pitch(song.key + n), 0.05);
    });
    hold(samples, b * bar, bar + 0.5, pitch(song.key + (chord[0] ?? 0) - 12), 0.06);
    PATTERN.forEach((note, i) => {
      const at = b * bar + (i * BEAT) / 2;
      if (note >= 0 && at < seconds)
        strike(samples, at, pitch(song.key + 12 + (chord[note] ?? 0)), i === 0 ? 0.2 : 0.14);
    });
  }
  const fade = (i: number): number => Math.min(1, i / (0.5 * RATE), (samples.length - i) / (1.2 * RATE));
  return { rate: RATE, samples: samples.map((v, i) => v * fade(i) * 0.6) };
}
