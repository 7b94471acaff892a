import { createHash } from 'node:crypto';

/** Colours of a scene, by what they are for. Text is `ink`, `soft`, `em`, `second` or `money`, on `ground` or `card`. */
export interface Palette {
  readonly ground: string;
  readonly shape: string;
  readonly shape2: string;
  readonly card: string;
  readonly line: string;
  readonly ink: string;
  readonly soft: string;
  readonly dim: string;
  /** Stressed words and the item that matters. */
  readonly em: string;
  /** Warnings, and the second of two groups. */
  readonly second: string;
  readonly bar: string;
  readonly money: string;
  /** Sheets of paper, such as a message. */
  readonly leaf: string;
  readonly fill: string;
}

/** Colours of one reel. The brand violet is the same in all; the grounds vary. */
export interface Theme {
  readonly dark: Palette;
  readonly light: Palette;
  /** Number of its background composition. */
  readonly layout: number;
}

const HUES = [252, 238, 268, 228, 286, 246, 304, 260] as const;
const PAPERS = [252, 40, 222, 330, 202] as const;
const LAYOUTS = 5;

/** The look of a lesson, always the same for the same slug. */
export function themeOf(slug: string): Theme {
  const digest = createHash('sha256').update(slug).digest();
  const pick = <T>(from: readonly [T, ...T[]], at: number): T =>
    from[(digest[at] ?? 0) % from.length] ?? from[0];
  return {
    dark: darkOf(pick(HUES, 0), pick([9, 12, 14.5], 2)),
    light: lightOf(pick(PAPERS, 3)),
    layout: (digest[1] ?? 0) % LAYOUTS,
  };
}

/** Every second scene is light; the title card and the last scene are dark. */
export const isLight = (scene: number, scenes: number): boolean => scene % 2 === 1 && scene < scenes - 1;

const tone = (hue: number, saturation: number, light: number): string =>
  `hsl(${hue} ${saturation}% ${light}%)`;

function darkOf(hue: number, depth: number): Palette {
  return {
    ground: tone(hue, 54, depth),
    shape: tone(hue, 52, depth + 5),
    shape2: tone(hue, 52, depth + 10),
    card: tone(hue, 40, depth + 11),
    line: tone(hue, 40, depth + 24),
    ...{ ink: '#F8F6FF', soft: '#C3B6FF', dim: '#AAA2CF', em: '#FFBE5C', second: '#FFBE5C' },
    ...{ bar: '#7D64FF', money: '#3DDC84', leaf: '#F4F1FF', fill: '#5B3DF5' },
  };
}

function lightOf(hue: number): Palette {
  return {
    ground: tone(hue, 80, 95.5),
    shape: tone(hue, 74, 91),
    shape2: tone(hue, 70, 86),
    card: '#FFFFFF',
    line: tone(hue, 40, 83),
    ...{ ink: '#1B1440', soft: '#574C86', dim: '#8E83BC', em: '#5B3DF5', second: '#A34A00' },
    ...{ bar: '#9A87F8', money: '#0B7A3D', leaf: '#FFFFFF', fill: '#CFC5F7' },
  };
}
