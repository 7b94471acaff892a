/** `npm run bench -- --against REF`: this working tree and another commit, in turns. */
import Table from 'cli-table3';
import { openBenchContext, startSite, stopSite } from '../fixtures/benchContext';
import { siteOf } from '../fixtures/sites';
import { calibrationMs } from '../report/calibration';
import { buildCommit } from './buildCommit';
import { compareTaps } from './compareTaps';
import { compareVisits } from './compareVisits';
import { comparePairs, type Pairs } from './comparePairs';
import type { Sides } from './sides';

/** Comparisons by their names on the command line. */
export const COMPARISONS = { visits: compareVisits, taps: compareTaps } as const;
export type ComparisonName = keyof typeof COMPARISONS;

/** Builds both sites, measures so many pairs of each figure, and gives the table. Both use this tree's provider. */
export async function compareCommits(
  ref: string,
  names: readonly ComparisonName[],
  runs: number,
): Promise<string> {
  const folders = { before: buildCommit(ref), after: await siteOf('ours') };
  const { browser, close } = await openBenchContext(runs);
  const sides: Sides = { before: await startSite(folders.before), after: await startSite(folders.after) };
  const calibration = calibrationMs();
  const table = new Table({
    head: ['', ref, 'now', 'ratio', 'lower now'],
    style: { head: [], border: [], compact: true },
    colAligns: ['left', 'right', 'right', 'right', 'right'],
  });
  try {
    for (const name of names) {
      const series = await COMPARISONS[name](browser, sides, runs);
      table.push(...series.map(([figure, pairs]) => rowOf(figure, pairs)));
    }
    return `${table.toString()}\nCalibration ${calibration} to ${calibrationMs()} ms, ${runs} pairs of each figure.`;
  } finally {
    await close();
    for (const site of [sides.before, sides.after]) await stopSite(site);
  }
}

function rowOf(figure: string, values: Pairs<number>): string[] {
  const { before, after, ratio, lower, pairs } = comparePairs(values.before, values.after);
  return [figure, before.toFixed(0), after.toFixed(0), ratio.toFixed(3), `${lower} of ${pairs}`];
}
