/** The cost of being a federation: the same screens as one bundle with all our other measures, and as an ordinary one. */
import { measureLoad, type Load } from '../measure/load';
import { secondary, type Figure } from '../report/figure';
import { overall, ratioOf, sideBySide, type Sides } from '../report/sideBySide';
import { median } from '../report/statistics';
import { COMPARED, type Screen } from '../fixtures/screens';
import { BUILDS, type Build } from '../fixtures/sites';
import type { BenchContext } from '../fixtures/benchContext';

type Loads = Record<Build, Load[]>;
type Times = 'lcpMs' | 'contentMs' | 'blockingMs';

/** Bytes without prefetching, and with it, of the two builds that prefetch. */
interface Bytes {
  saving: Sides;
  ahead: Sides;
}

interface Measured {
  screen: Screen;
  loads: Loads;
  bytes: Bytes;
}

const NAMES: Record<Times, string> = {
  lcpMs: 'LCP',
  contentMs: 'content rendered',
  blockingMs: 'blocking time',
};

/** Times and bytes on each of the compared screens. */
export async function overhead(context: BenchContext): Promise<Figure[]> {
  const measured: Measured[] = [];
  for (const screen of COMPARED) {
    const loads = await loadsOf(context, screen);
    measured.push({ screen, loads, bytes: await bytesOf(context, screen) });
  }
  const n = context.runs;
  return [
    ...timesOf(measured, 'lcpMs'),
    ...overallOf('LCP', ratiosOf(measured, 'lcpMs'), { median: 1, worst: 1.05 }, n),
    ...timesOf(measured, 'contentMs'),
    ...overallOf('content rendered', ratiosOf(measured, 'contentMs'), { median: 1, worst: 1.08 }, n),
    ...timesOf(measured, 'blockingMs'),
    blockingTime(measured, n),
    ...measured.map(({ screen, bytes }) => sideBySide(`bytes ${screen.path}`, 'kib', bytes.saving, 1.22)),
    ...measured.map(({ screen, bytes }) =>
      sideBySide(`bytes ${screen.path}, fetched ahead too`, 'kib', bytes.ahead, 1.1),
    ),
    secondary({
      name: 'LCP, spread of ours (worst screen, max / min)',
      value: Math.max(
        ...measured
          .map(({ loads }) => loads.ours.map(({ lcpMs }) => lcpMs))
          .map((all) => Math.max(...all) / Math.min(...all)),
      ),
      unit: 'ratio',
    }),
  ];
}

/** In turns, so that other load on the machine meets all builds alike; the first round of each warms up. */
async function loadsOf(context: BenchContext, screen: Screen): Promise<Loads> {
  const loads: Loads = { ours: [], tunedBundle: [], oneBundle: [] };
  for (let run = 0; run <= context.runs; run += 1) {
    for (const build of run % 2 === 0 ? BUILDS : [...BUILDS].reverse()) {
      const load = await measureLoad(context.browser, await context.site(build), screen);
      if (run > 0) loads[build].push(load);
    }
  }
  return loads;
}

async function bytesOf({ browser, site }: BenchContext, screen: Screen): Promise<Bytes> {
  const load = async (build: Build, options: { saveData?: boolean; engage?: boolean }) =>
    measureLoad(browser, await site(build), screen, options);
  const saving = async (build: Build) => [(await load(build, { saveData: true })).bytes];
  const ahead = async (build: Build) => [(await load(build, { engage: true })).bytesWithAhead];
  return {
    saving: {
      ours: await saving('ours'),
      tunedBundle: await saving('tunedBundle'),
      oneBundle: await saving('oneBundle'),
    },
    ahead: { ours: await ahead('ours'), tunedBundle: await ahead('tunedBundle') },
  };
}

function timesOf(measured: readonly Measured[], key: Times): Figure[] {
  return measured.map(({ screen, loads }) =>
    sideBySide(`${NAMES[key]} ${screen.path}`, 'ms', sidesOf(loads, key)),
  );
}

function ratiosOf(measured: readonly Measured[], key: Times): number[] {
  return measured.map(({ loads }) => ratioOf(sidesOf(loads, key)));
}

function overallOf(
  name: string,
  ratios: readonly number[],
  goals: { median: number; worst: number },
  n: number,
): Figure[] {
  return [
    overall(`${name}, median of these ratios`, median(ratios), goals.median, n),
    overall(`${name}, worst of these ratios`, Math.max(...ratios), goals.worst, n),
  ];
}

/** Of all screens together: on most of them it is so small that its ratio says nothing. */
function blockingTime(measured: readonly Measured[], n: number): Figure {
  const total = (build: Build) =>
    measured.reduce((sum, { loads }) => sum + median(loads[build].map(({ blockingMs }) => blockingMs)), 0);
  const sides: Sides = { ours: [total('ours')], tunedBundle: [total('tunedBundle')] };
  return { ...sideBySide('blocking time, all of these screens', 'ms', sides, 1.1), n };
}

function sidesOf(loads: Loads, key: Times): Sides {
  const of = (build: Build) => loads[build].map((load) => load[key]);
  return { ours: of('ours'), tunedBundle: of('tunedBundle'), oneBundle: of('oneBundle') };
}
