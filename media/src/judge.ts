import { contrastWithin, fullness, type Picture } from './fullness';
import { FPS, type Words } from './frames';
import { CONTENT } from './style';

/** A picture with less than this in it looks empty: a headline alone. */
const LEAST_FULL = 0.3;
/** The contrast that WCAG 2 asks of text. */
const READABLE = 4.5;

export interface Emptiest {
  /** In milliseconds. */
  readonly at: number;
  readonly fullness: number;
}

/** The picture with the least in it, of those at the given moments. */
export function emptiest(pictures: readonly Picture[], momentOf: (index: number) => number): Emptiest {
  return pictures
    .map((picture, i) => ({ at: momentOf(i), fullness: fullness(picture) }))
    .reduce((least, one) => (one.fullness < least.fullness ? one : least), { at: 0, fullness: 1 });
}

/** When each frame of a video is shown, in milliseconds. */
export const momentOfFrame = (index: number): number => (index * 1000) / FPS;

/** Says that a reel looks empty at some moment; nothing when it never does. */
export const emptyFault = ({ at, fullness: share }: Emptiest): readonly string[] =>
  share >= LEAST_FULL
    ? []
    : [`nearly empty at ${Math.round(at)} ms: ${percent(share)} of its fields hold something`];

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Texts that are hard to read in a picture of `CONTENT` with every second row and column. */
export function faintWords(picture: Picture, words: readonly Words[]): readonly string[] {
  return words.flatMap(({ text, left, top, right, bottom }) => {
    const [x, y] = [(at: number) => (at - CONTENT.left) / 2, (at: number) => (at - CONTENT.top) / 2];
    const box = { left: x(left), right: x(right), top: y(top), bottom: y(bottom) };
    const found = contrastWithin(picture, box);
    return found >= READABLE ? [] : [`"${text}" has a contrast of ${found.toFixed(1)}`];
  });
}
