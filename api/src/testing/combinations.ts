/** The combinations of a rule and its cases that a run checks: all of them, as in CI, or a part. */

/** True in `npm test -- --all` and in the nightly run. */
export const ALL_COMBINATIONS = process.env['COMBINATIONS'] === 'all';

/** Rounds of a race between calls: either may win in each. */
export const RACES = ALL_COMBINATIONS ? 5 : 2;

/** A test that builds other workspaces, or repeats on other data what a quicker one checks: `--all` runs it. */
export const SLOW = { tag: '@slow' };

/** Every `share`-th case, so that a run meets each kind of them; all of them with `--all`. */
export function sampled<Case>(cases: readonly Case[], share: number): Case[] {
  return cases.filter((_case, index) => ALL_COMBINATIONS || index % share === 0);
}
