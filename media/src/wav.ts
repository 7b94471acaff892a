/** Mono sound in memory. */
export interface Sound {
  readonly rate: number;
  readonly samples: Float32Array;
}

/** Reads a 16-bit mono PCM WAV file. */
export function readWav(file: Buffer): Sound {
  if (file.toString('latin1', 0, 4) !== 'RIFF') throw new Error('Not a WAV file');
  let at = 12;
  let rate = 0;
  while (at + 8 <= file.length) {
    const id = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    if (id === 'fmt ') rate = file.readUInt32LE(at + 12);
    if (id === 'data') {
      const count = Math.floor(Math.min(size, file.length - at - 8) / 2);
      return {
        rate,
        samples: Float32Array.from({ length: count }, (_, i) => file.readInt16LE(at + 8 + i * 2) / 32768),
      };
    }
    at += 8 + size + (size % 2);
  }
  throw new Error('WAV file without data');
}

/** Writes a 16-bit mono PCM WAV file. */
export function writeWav({ rate, samples }: Sound): Buffer {
  const out = Buffer.alloc(44 + samples.length * 2);
  out.write('RIFF', 0, 'latin1');
  out.writeUInt32LE(36 + samples.length * 2, 4);
  out.write('WAVEfmt ', 8, 'latin1');
  out.writeUInt32LE(16, 16);
  out.writeUInt16LE(1, 20);
  out.writeUInt16LE(1, 22);
  out.writeUInt32LE(rate, 24);
  out.writeUInt32LE(rate * 2, 28);
  out.writeUInt16LE(2, 32);
  out.writeUInt16LE(16, 34);
  out.write('data', 36, 'latin1');
  out.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((v, i) => out.writeInt16LE(Math.round(Math.max(-1, Math.min(1, v)) * 32767), 44 + i * 2));
  return out;
}

/** Cuts silence from both ends, keeping a little air so that no consonant is lost. */
export function trim({ rate, samples }: Sound): Sound {
  const loud = (v: number): boolean => Math.abs(v) > 0.006;
  const first = samples.findIndex(loud);
  const last = samples.findLastIndex(loud);
  if (first < 0) throw new Error('The voice made no sound');
  return { rate, samples: samples.slice(Math.max(0, first - rate * 0.02), last + Math.round(rate * 0.06)) };
}
