import { contrast, luminance } from './contrast';

/** Pixels of a picture, three bytes each: red, green, blue. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Least contrast that stands out from its surroundings: half of the 4.5 that text needs, rounded. */
const VISIBLE = 2;
/** Of a picture cut into this many fields. */
const [COLUMNS, ROWS] = [6, 9];

/** Contrast between the darkest and the lightest pixel in a part of a picture; stops where it is `enough`. */
export function contrastWithin(picture: Picture, part: Rect, enough = 21): number {
  const { width, height, rgb } = picture;
  let [least, most] = [1, 0];
  for (let y = Math.max(0, Math.floor(part.top)); y < Math.min(height, part.bottom); y += 1)
    for (let x = Math.max(0, Math.floor(part.left)); x < Math.min(width, part.right); x += 1) {
      const at = (y * width + x) * 3;
      const light = luminance(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
      if (light < least) least = light;
      if (light > most) most = light;
      if (most >= least && contrast(most, least) >= enough) return contrast(most, least);
    }
  return contrast(most, Math.min(least, most));
}

/** Share of a picture's fields in which something stands out: 0 is an empty ground. */
export function fullness(picture: Picture): number {
  let filled = 0;
  for (let field = 0; field < COLUMNS * ROWS; field += 1) {
    const [column, row] = [field % COLUMNS, Math.floor(field / COLUMNS)];
    const part = {
      left: (column * picture.width) / COLUMNS,
      right: ((column + 1) * picture.width) / COLUMNS,
      top: (row * picture.height) / ROWS,
      bottom: ((row + 1) * picture.height) / ROWS,
    };
    if (contrastWithin(picture, part, VISIBLE) >= VISIBLE) filled += 1;
  }
  return filled / (COLUMNS * ROWS);
}
