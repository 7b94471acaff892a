/** `npm run bench -- --against REF`: first visits of this working tree and of another commit, in turns. */
import Table from 'cli-table3';
import { openBenchContext, startSite, type BenchContext, type Site } from '../fixtures/benchContext';
import { SCREENS, type Screen } from '../fixtures/screens';
import { siteOf } from '../fixtures/sites';
import { measureLoad, type Load } from '../measure/load';
import { calibrationMs } from '../report/calibration';
import { buildCommit } from './buildCommit';
import { comparePairs } from './comparePairs';

const FIGURES = [
  { name: 'first paint, ms', key: 'fcpMs' },
  { name: 'LCP, ms', key: 'lcpMs' },
  { name: 'content, ms', key: 'contentMs' },
  { name: 'bytes', key: 'bytes' },
] as const;

/** Builds both sites, measures so many pairs of each screen, and gives the table. Both use this tree's provider. */
export async function compareCommits(ref: string, runs: number): Promise<string> {
  const sites = { before: buildCommit(ref), after: await siteOf('ours') };
  const context = await openBenchContext(runs);
  const [before, after] = [await startSite(sites.before), await startSite(sites.after)];
  const calibration = calibrationMs();
  try {
    const table = new Table({
      head: ['', ref, 'now', 'ratio', 'lower now'],
      style: { head: [], border: [], compact: true },
      colAligns: ['left', 'right', 'right', 'right', 'right'],
    });
    for (const screen of SCREENS)
      table.push(...rowsOf(screen, await measurePairs(context, screen, before, after)));
    return `${table.toString()}\nCalibration ${calibration} to ${calibrationMs()} ms, ${runs} pairs of each screen.`;
  } finally {
    await context.close();
    for (const { network, api } of [before, after]) {
      await network.stop();
      await api.stop();
    }
  }
}

interface Pairs {
  before: Load[];
  after: Load[];
}

/** The order changes from pair to pair, and the first pair warms up. */
async function measurePairs(
  { browser, runs }: BenchContext,
  screen: Screen,
  before: Site,
  after: Site,
): Promise<Pairs> {
  const pairs: Pairs = { before: [], after: [] };
  const sides = [
    { site: before, loads: pairs.before },
    { site: after, loads: pairs.after },
  ];
  for (let run = 0; run <= runs; run += 1) {
    for (const { site, loads } of run % 2 === 0 ? sides : [...sides].reverse()) {
      const load = await measureLoad(browser, site, screen, { saveData: true });
      if (run > 0) loads.push(load);
    }
  }
  return pairs;
}

function rowsOf({ path }: Screen, pairs: Pairs): string[][] {
  return FIGURES.map(({ name, key }) => {
    const values = (loads: Load[]) => loads.map((load) => load[key]);
    const {
      before,
      after,
      ratio,
      lower,
      pairs: count,
    } = comparePairs(values(pairs.before), values(pairs.after));
    return [
      `${path}: ${name}`,
      before.toFixed(0),
      after.toFixed(0),
      ratio.toFixed(3),
      `${lower} of ${count}`,
    ];
  });
}
