import { SCREENS, type Screen } from '../fixtures/screens';
import { measureLoad, type Load } from '../measure/load';
import type { Pairs } from './comparePairs';
import { orderOf, type Comparison } from './sides';

const FIGURES = [
  { name: 'first paint, ms', key: 'fcpMs' },
  { name: 'LCP, ms', key: 'lcpMs' },
  { name: 'content, ms', key: 'contentMs' },
  { name: 'bytes', key: 'bytes' },
] as const;

/** Compares first visits of each screen, without prefetching. */
export const compareVisits: Comparison = async (browser, sides, runs) => {
  const series = [];
  for (const screen of SCREENS) {
    const loads = await measurePairs(screen);
    for (const { name, key } of FIGURES) {
      const before = loads.before.map((load) => load[key]);
      const after = loads.after.map((load) => load[key]);
      series.push([`${screen.path}: ${name}`, { before, after }] as const);
    }
  }
  return series;

  async function measurePairs(screen: Screen): Promise<Pairs<Load>> {
    const pairs: Pairs<Load> = { before: [], after: [] };
    for (let run = 0; run <= runs; run += 1) {
      for (const side of orderOf(run)) {
        const load = await measureLoad(browser, sides[side], screen, { saveData: true });
        // The first pair warms up.
        if (run > 0) pairs[side].push(load);
      }
    }
    return pairs;
  }
};
