import { createHash } from 'node:crypto';

/** Colours of one reel. The brand violet is the same in all; the dark ground varies. */
export interface Theme {
  readonly ground: string;
  readonly shape: string;
  readonly shape2: string;
  readonly card: string;
  readonly line: string;
  /** Number of its background composition. */
  readonly layout: number;
}

const HUES = [252, 238, 268, 228, 286, 246, 304, 260] as const;
const LAYOUTS = 5;

/** The look of a lesson, always the same for the same slug. */
export function themeOf(slug: string): Theme {
  const digest = createHash('sha256').update(slug).digest();
  const hue = HUES[(digest[0] ?? 0) % HUES.length] ?? 252;
  const depth = [9, 12, 14.5][(digest[2] ?? 0) % 3] ?? 12;
  const tone = (saturation: number, light: number): string => `hsl(${hue} ${saturation}% ${light}%)`;
  return {
    ground: tone(54, depth),
    shape: tone(52, depth + 5),
    shape2: tone(52, depth + 10),
    card: tone(40, depth + 11),
    line: tone(40, depth + 24),
    layout: (digest[1] ?? 0) % LAYOUTS,
  };
}
