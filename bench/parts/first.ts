/** First visit of each screen: bytes and request depth. */
import { depthsOf } from '../measure/depth';
import { measureLoad } from '../measure/load';
import { recordRequests, type CompletedRequest } from '../measure/requests';
import { atMost, holds, notMeasured, type Figure } from '../report/figure';
import { SCREENS, type Screen } from '../fixtures/screens';
import type { BenchContext } from '../fixtures/benchContext';

/** Bytes of script, by route. */
const SCRIPT_GOALS: Record<string, number> = { '/': 128 * 1024, '/reels': 134 * 1024 };
const DEPTH_GOAL = 2;
const SHIFT_GOAL = 0.01;
/** Class names of antd's components, present in any bundle of them. */
const ANTD = /["'`]anticon|["'`.]ant-(?:btn|modal|table|pagination|upload|progress|qrcode)/;

interface Visit {
  screen: Screen;
  scripts: (CompletedRequest & { text: string })[];
  codeDepth: number;
  dataDepth: number;
  shift: number;
}

/** Script, steps and shifts of the first visit of every screen. */
export async function first(context: BenchContext): Promise<Figure[]> {
  const visits: Visit[] = [];
  for (const screen of SCREENS) visits.push(await visit(context, screen));
  const shift = visits.reduce((worst, one) => (one.shift > worst.shift ? one : worst));
  return [
    ...visits.filter(({ screen }) => screen.path in SCRIPT_GOALS).flatMap(scriptFigures),
    ...visits.map(({ screen, codeDepth, dataDepth }) =>
      atMost(DEPTH_GOAL, {
        name: `steps from HTML to the code of ${screen.path}${dataDepth > 0 ? ` (its data: ${dataDepth})` : ''}`,
        value: codeDepth,
        unit: 'count',
      }),
    ),
    atMost(SHIFT_GOAL, {
      name: `layout shift, worst screen (${shift.screen.path})`,
      value: shift.shift,
      unit: 'shift',
      n: visits.length,
      samples: visits.map(({ screen, shift: sum }) => [screen.path, sum]),
    }),
  ];
}

async function visit({ browser, site }: BenchContext, screen: Screen): Promise<Visit> {
  let requests: () => CompletedRequest[] = () => [];
  const scripts: Visit['scripts'] = [];
  let endedBy: (at: number) => string[] = () => [];
  const load = await measureLoad(browser, await site('ours'), screen, {
    saveData: true,
    before: async ({ session }) => {
      requests = await recordRequests(session);
    },
    after: async ({ page, session }) => {
      const ends = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => [entry.name, (entry as PerformanceResourceTiming).responseEnd] as const),
      );
      endedBy = (at) => ends.filter(([, end]) => end <= at).map(([url]) => url);
      for (const script of requests().filter(({ isScript }) => isScript)) {
        const { body } = await session.send('Network.getResponseBody', { requestId: script.id });
        scripts.push({ ...script, text: body });
      }
    },
  });
  const depths = depthsOf(requests());
  const there = new Set(endedBy(load.contentMs));
  const deepest = (kind: CompletedRequest['kind']) =>
    Math.max(
      0,
      ...requests()
        .filter((one) => one.kind === kind && there.has(one.url))
        .map(({ url }) => depths.get(url) ?? 0),
    );
  const codeDepth = Number.isNaN(load.contentMs) ? NaN : deepest('code');
  return { screen, scripts, codeDepth, dataDepth: deepest('data'), shift: load.shift };
}

function scriptFigures({ screen, scripts }: Visit): Figure[] {
  const name = `script on the first visit of ${screen.path}, brotli`;
  if (scripts.length === 0) return [notMeasured(name, 'no script came')];
  const withAntd = scripts.filter(({ text }) => ANTD.test(text)).map(({ url }) => new URL(url).pathname);
  return [
    atMost(SCRIPT_GOALS[screen.path] ?? 0, {
      name,
      value: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      unit: 'kib',
      n: scripts.length,
      samples: scripts.map(({ url, bytes }) => [new URL(url).pathname, bytes]),
    }),
    holds(`antd in it`, withAntd.length === 0, withAntd.join(', ') || 'none', 'none'),
  ];
}
