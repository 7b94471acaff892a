/** The cost of being a federation: the same screens as one bundle, and as a federation on default settings. */
import { measureLoad, type Load } from '../measure/load';
import { secondary, type Figure } from '../report/figure';
import { overall, ratioOf, sideBySide, type Sides } from '../report/sideBySide';
import { median } from '../report/statistics';
import { COMPARED, type Screen } from '../fixtures/screens';
import { BUILDS, type Build } from '../fixtures/sites';
import type { BenchContext } from '../fixtures/benchContext';

type Loads = Record<Build, Load[]>;

/** Time to content and bytes, on each of the compared screens. */
export async function overhead(context: BenchContext): Promise<Figure[]> {
  const measured: { screen: Screen; loads: Loads; saving: Record<'ours' | 'oneBundle', Load> }[] = [];
  for (const screen of COMPARED) {
    const loads: Loads = { ours: [], oneBundle: [], defaults: [] };
    // In turns, so that other load on the machine meets all builds alike; the first round of each warms up.
    for (let run = 0; run <= context.runs; run += 1) {
      for (const build of orderOf(run)) {
        const load = await measureLoad(context.browser, await context.site(build), screen);
        if (run > 0) loads[build].push(load);
      }
    }
    const saving = async (build: Build) =>
      measureLoad(context.browser, await context.site(build), screen, { saveData: true });
    const pair = { ours: await saving('ours'), oneBundle: await saving('oneBundle') };
    measured.push({ screen, loads, saving: pair });
  }
  const lcp = measured.map(({ loads }) => sidesOf(loads, 'lcpMs'));
  const ratios = lcp.map(ratioOf);
  const n = context.runs;
  return [
    ...measured.map(({ screen }, place) => sideBySide(`LCP ${screen.path}`, 'ms', lcp[place] as Sides)),
    overall('LCP, median of these ratios', median(ratios), 1, n),
    overall('LCP, worst of these ratios', Math.max(...ratios), 1.05, n),
    ...measured.map(({ screen, loads }) =>
      sideBySide(`content rendered ${screen.path}`, 'ms', sidesOf(loads, 'contentMs')),
    ),
    ...measured.map(({ screen, saving: { ours, oneBundle } }) =>
      sideBySide(`bytes ${screen.path}`, 'kib', { ours: [ours.bytes], oneBundle: [oneBundle.bytes] }, 1.05),
    ),
    ...measured.map(({ screen, loads }) =>
      sideBySide(`bytes ${screen.path}, fetched ahead too`, 'kib', sidesOf(loads, 'bytes')),
    ),
    secondary({
      name: 'LCP, spread of ours (worst screen, max / min)',
      value: Math.max(...lcp.map(({ ours }) => Math.max(...ours) / Math.min(...ours))),
      unit: 'ratio',
    }),
  ];
}

function orderOf(run: number): Build[] {
  return run % 2 === 0 ? [...BUILDS] : [...BUILDS].reverse();
}

function sidesOf(loads: Loads, key: 'lcpMs' | 'contentMs' | 'bytes'): Sides {
  const of = (build: Build) => loads[build].map((load) => load[key]);
  return { ours: of('ours'), oneBundle: of('oneBundle'), defaults: of('defaults') };
}
