/** One caption, in milliseconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function millis(stamp: string): number {
  const found = /^(\d{2}):(\d{2}):(\d{2})\.(\d{3})$/.exec(stamp);
  if (found === null) throw new Error(`Not a WebVTT time: "${stamp}"`);
  const [h = 0, m = 0, s = 0, ms = 0] = found.slice(1).map(Number);
  return ((h * 60 + m) * 60 + s) * 1000 + ms;
}

/** Reads a WebVTT file of plain cues; throws on anything else. */
export function readCues(vtt: string): readonly Cue[] {
  const [head, ...blocks] = vtt.trim().split(/\n\n+/);
  if (head !== 'WEBVTT') throw new Error('WEBVTT header missing');
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const [from = '', to = ''] = times.split(' --> ');
    if (lines.length === 0) throw new Error(`Empty cue at ${times}`);
    return { from: millis(from), to: millis(to), text: lines.join(' ') };
  });
}
