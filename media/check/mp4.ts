/** One box of an MP4 file: its name, and where its content lies. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The properties of a video or sound track that the pack test checks. */
export interface Track {
  readonly codec: string;
  /** Size of the picture in pixels; 0 for sound. */
  readonly width: number;
  readonly height: number;
  /** H.264 profile number: 77 is Main, 100 is High; 0 for other codecs. */
  readonly profile: number;
  /** Times of the key frames in seconds; empty for sound. */
  readonly keyTimes: readonly number[];
  /** When the last picture ends, in seconds; 0 for sound. */
  readonly pictureEnd: number;
}

export interface Movie {
  readonly order: readonly string[];
  readonly durationMs: number;
  readonly tracks: readonly Track[];
}

function boxes(file: Buffer, start: number, end: number): readonly Box[] {
  const found: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const short = file.readUInt32BE(at);
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    if (size < 8 || at + size > end) throw new Error(`Broken box at byte ${at}`);
    found.push({
      type: file.toString('latin1', at + 4, at + 8),
      start: at + (short === 1 ? 16 : 8),
      end: at + size,
    });
    at += size;
  }
  return found;
}

/** Goes down a path of box names from inside one box; throws when one is missing. */
function find(file: Buffer, from: Box, ...path: readonly string[]): Box {
  return path.reduce((box, type) => {
    const child = boxes(file, box.start, box.end).find((b) => b.type === type);
    if (child === undefined) throw new Error(`No ${type} in ${box.type}`);
    return child;
  }, from);
}

/** Times of the frames that a player can start from, and of the end of the last frame. */
function frameTimes(file: Buffer, table: Box, timescale: number): Pick<Track, 'keyTimes' | 'pictureEnd'> {
  const stts = find(file, table, 'stts').start;
  const starts: number[] = [];
  let now = 0;
  for (let e = 0; e < file.readUInt32BE(stts + 4); e += 1) {
    const delta = file.readUInt32BE(stts + 12 + e * 8);
    for (let n = file.readUInt32BE(stts + 8 + e * 8); n > 0; n -= 1) {
      starts.push(now / timescale);
      now += delta;
    }
  }
  const stss = find(file, table, 'stss').start;
  const numbers = Array.from({ length: file.readUInt32BE(stss + 4) }, (_, i) =>
    file.readUInt32BE(stss + 8 + i * 4),
  );
  return { keyTimes: numbers.map((n) => starts[n - 1] ?? Number.NaN), pictureEnd: now / timescale };
}

function readTrack(file: Buffer, trak: Box): Track {
  const table = find(file, trak, 'mdia', 'minf', 'stbl');
  const stsd = find(file, table, 'stsd');
  const [entry] = boxes(file, stsd.start + 8, stsd.end);
  if (entry === undefined) throw new Error('Empty stsd');
  if (entry.type !== 'avc1' && entry.type !== 'av01')
    return { codec: entry.type, width: 0, height: 0, profile: 0, keyTimes: [], pictureEnd: 0 };
  // The children of a video sample entry come after 78 bytes of fixed fields.
  const avcC = boxes(file, entry.start + 78, entry.end).find((b) => b.type === 'avcC');
  const mdhd = find(file, trak, 'mdia', 'mdhd').start;
  const timescale = file.readUInt32BE(mdhd + (file.readUInt8(mdhd) === 1 ? 20 : 12));
  return {
    codec: entry.type,
    width: file.readUInt16BE(entry.start + 24),
    height: file.readUInt16BE(entry.start + 26),
    profile: avcC === undefined ? 0 : file.readUInt8(avcC.start + 1),
    ...frameTimes(file, table, timescale),
  };
}

/** Reads as much of an MP4 file as tells whether a phone can stream it. */
export function readMovie(file: Buffer): Movie {
  const top = boxes(file, 0, file.length);
  const moov = top.find((b) => b.type === 'moov');
  if (moov === undefined) throw new Error('No moov box');
  const mvhd = find(file, moov, 'mvhd').start;
  const wide = file.readUInt8(mvhd) === 1;
  const timescale = file.readUInt32BE(mvhd + (wide ? 20 : 12));
  const length = wide ? Number(file.readBigUInt64BE(mvhd + 24)) : file.readUInt32BE(mvhd + 16);
  return {
    order: top.map((b) => b.type),
    durationMs: Math.round((length / timescale) * 1000),
    tracks: boxes(file, moov.start, moov.end)
      .filter((b) => b.type === 'trak')
      .map((trak) => readTrack(file, trak)),
  };
}
