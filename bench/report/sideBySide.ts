import { UNITS, type Figure } from './figure';
import { median } from './statistics';

/** The same measurement of the builds, run by run. */
export interface Sides {
  ours: readonly number[];
  /** The peer of the goals. */
  tunedBundle: readonly number[];
  oneBundle?: readonly number[];
}

/** Compares the medians of the sides, with the ratio that the goal is about. */
export function sideBySide(name: string, unit: keyof typeof UNITS, sides: Sides, goal?: number): Figure {
  const { ours, tunedBundle, oneBundle } = sides;
  const ratio = ratioOf(sides);
  const n = ours.length;
  if (didNotCome(ours)) return { name, ours: 'did not come', n, ...missed(goal), samples: sides };
  if (Number.isNaN(ratio)) return { name, n, notMeasured: 'one of the sides gave no value', samples: sides };
  return {
    name,
    ours: UNITS[unit](median(ours)),
    tunedBundle: UNITS[unit](median(tunedBundle)),
    ...(oneBundle?.length && { oneBundle: written(median(oneBundle), unit) }),
    ratio,
    n,
    ...(goal !== undefined && { goal: ofTunedBundle(goal), met: ratio <= goal }),
    samples: sides,
  };
}

function missed(goal: number | undefined): Partial<Figure> {
  return goal === undefined ? {} : { goal: ofTunedBundle(goal), met: false };
}

function ofTunedBundle(goal: number): string {
  return `≤ ${goal.toFixed(2)} × tuned bundle`;
}

/** Median of ours to the median of the tuned bundle; infinite if ours did not come, NaN without a value of the peer. */
export function ratioOf({ ours, tunedBundle }: Sides): number {
  return didNotCome(ours) ? Infinity : median(ours) / median(tunedBundle);
}

/** True if it was tried, and in too many runs it did not come within the time limit. */
function didNotCome(values: readonly number[]): boolean {
  return values.length > 0 && Number.isNaN(median(values));
}

/** Combines several ratios into a single figure with its goal. */
export function overall(name: string, ratio: number, goal: number, n: number): Figure {
  if (Number.isNaN(ratio)) return { name, n, notMeasured: 'one of the sides gave no value' };
  return { name, ratio, n, goal: ofTunedBundle(goal), met: ratio <= goal };
}

function written(value: number, unit: keyof typeof UNITS): string {
  return Number.isNaN(value) ? 'no value' : UNITS[unit](value);
}
