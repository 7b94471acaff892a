import type { Spoken } from './timeline';

const LONGEST = 64;

function stamp(ms: number): string {
  const p = (n: number, w: number): string => String(Math.floor(n)).padStart(w, '0');
  return `${p(ms / 3_600_000, 2)}:${p((ms / 60_000) % 60, 2)}:${p((ms / 1000) % 60, 2)}.${p(ms % 1000, 3)}`;
}

/** Cuts a long sentence near its middle, at a comma where there is one, into pieces that fit two lines on a phone. */
export function pieces(text: string): readonly string[] {
  if (text.length <= LONGEST) return [text];
  const cuts = [...text.matchAll(/\s+/g)].map((m) => m.index);
  const cost = (at: number): number =>
    Math.abs(at - text.length / 2) - (/[,;:]/.test(text.charAt(at - 1)) ? 14 : 0);
  const best = cuts.reduce((a, b) => (cost(b) < cost(a) ? b : a), cuts[0] ?? LONGEST);
  return [...pieces(text.slice(0, best).trim()), ...pieces(text.slice(best).trim())];
}

/** WebVTT in step with the voice. Each cue stays until the next one, the last until the end of the reel. */
export function webvtt(lines: readonly Spoken[], total: number): string {
  const cues = lines.flatMap(({ text, from, to }) => {
    let at = from;
    return pieces(text).map((piece) => {
      const cue = { at, piece };
      at += ((to - from) * piece.length) / text.length;
      return cue;
    });
  });
  const blocks = cues.map(
    ({ at, piece }, i) =>
      `${stamp(i === 0 ? 0 : at)} --> ${stamp(cues[i + 1]?.at ?? total)}\n${piece.replace(/&/g, '&amp;').replace(/</g, '&lt;')}`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}
