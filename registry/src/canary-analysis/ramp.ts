/** The stages of a canary that grows automatically. Pure. */

/** The share of browsers at each stage, and how many page views of the canary, in all, end it. */
const RAMP = [
  { percent: 1, views: 50 },
  { percent: 5, views: 200 },
  { percent: 25, views: 500 },
] as const;

/** The percentage for a canary that is not worse so far: 100 when it is ready for everyone. */
export function rampedPercent(views: number): number {
  return RAMP.find((stage) => views < stage.views)?.percent ?? 100;
}
