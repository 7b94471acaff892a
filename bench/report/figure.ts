/** One line of the bench's table. */
export interface Figure {
  name: string;
  /** As measured, and written with its unit. Absent where it could not be measured. */
  ours?: string;
  tunedBundle?: string;
  oneBundle?: string;
  /** Ours to the tuned bundle, where the two are compared. */
  ratio?: number;
  /** The goal in words, with its unit; absent for a secondary figure. */
  goal?: string;
  /** Absent without a goal, and where nothing was measured. */
  met?: boolean;
  /** Number of measurements, or of things that the percentile is of. */
  n?: number;
  /** Reason why there is no value. */
  notMeasured?: string;
  /** The single measurements, for the JSON report. */
  samples?: unknown;
}

export const UNITS = {
  ms: (value: number) => `${Math.round(value)} ms`,
  s: (value: number) => `${(value / 1000).toFixed(2)} s`,
  kib: (value: number) => `${(value / 1024).toFixed(1)} KiB`,
  mb: (value: number) => `${Math.round(value / 1e6)} MB`,
  percent: (value: number) => `${Math.round(value * 100)} %`,
  shift: (value: number) => value.toFixed(3),
  ratio: (value: number) => value.toFixed(2),
  count: (value: number) => String(value),
} as const satisfies Record<string, (value: number) => string>;

interface Value {
  name: string;
  /** NaN where it was not measured; with `n`, where too few of the measurements gave a value. */
  value: number;
  unit: keyof typeof UNITS;
  n?: number;
  samples?: unknown;
}

/** A secondary figure, printed for context and without a goal. */
export function secondary({ value, unit, ...rest }: Value): Figure {
  if (Number.isNaN(value)) return { ...rest, notMeasured: 'nothing came of it' };
  return { ...rest, ours: UNITS[unit](value) };
}

/** A goal of which it is only known that it was or was not reached. */
export function holds(name: string, met: boolean, ours: string, goal: string): Figure {
  return { name, ours, goal, met };
}

/** A figure that could not be measured here, with the reason. */
export function notMeasured(name: string, reason: string): Figure {
  return { name, notMeasured: reason };
}

/** A figure that must not be larger than its goal. */
export function atMost(limit: number, { value, unit, ...figure }: Value): Figure {
  const goal = `≤ ${UNITS[unit](limit)}`;
  if (!Number.isNaN(value)) return { ...figure, ours: UNITS[unit](value), goal, met: value <= limit };
  // It was tried, and in too many runs it did not come within the time limit.
  if (figure.n) return { ...figure, ours: 'did not come', goal, met: false };
  return { ...figure, goal, notMeasured: 'nothing came of it' };
}
