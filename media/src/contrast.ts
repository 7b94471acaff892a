/** Light that each step of a colour channel gives, as WCAG 2 counts it. */
const LIGHT = Float64Array.from({ length: 256 }, (_, step) => {
  const share = step / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of a colour with channels of 0 to 255: 0 is black, 1 is white. */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (LIGHT[red] ?? 0) + 0.7152 * (LIGHT[green] ?? 0) + 0.0722 * (LIGHT[blue] ?? 0);

/** Contrast of two luminances, 1 to 21. Readable text needs 4.5. */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
