/** Lighthouse's mobile audit of every screen, with its own simulated phone and network. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../e2e/harness/chromium';
import { chromiumPath } from '../measure/browser';
import { atMost, secondary, type Figure } from '../report/figure';
import { median } from '../report/statistics';
import { SCREENS, type Screen } from '../fixtures/screens';
import type { Site, BenchContext } from '../fixtures/benchContext';

/** Of 100. */
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100 };
type Category = keyof typeof GOALS;
const CATEGORIES = Object.keys(GOALS) as Category[];
const LCP_GOAL_MS = 1500;
/** The metrics that make up the performance score. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

interface Audit {
  scores: Record<Category, number>;
  lcpMs: number;
  /** By their names in Lighthouse; ms, but for the layout shift. */
  metrics: Record<string, number>;
  /** Speed of this machine as Lighthouse found it: below 1000 it warns that the score of performance suffers. */
  benchmarkIndex: number;
  /** Audits that cost accessibility or best practices points. */
  failed: string[];
}

/** Scores of every screen, and the simulated LCP of home. */
export async function audits({ runs, site }: BenchContext): Promise<Figure[]> {
  const ours = await site('ours');
  const figures: Figure[] = [];
  const indices: number[] = [];
  for (const screen of SCREENS) {
    const count = screen.path === '/' ? Math.min(runs, 5) : Math.min(runs, 3);
    const taken: Audit[] = [];
    for (let run = 0; run < count; run += 1) taken.push(await audit(ours, screen));
    indices.push(...taken.map(({ benchmarkIndex }) => benchmarkIndex));
    const value = median(taken.map(({ lcpMs }) => lcpMs));
    if (screen.path === '/') {
      figures.push(
        atMost(LCP_GOAL_MS, { name: 'LCP of /, simulated', value, unit: 's', n: count, samples: taken }),
      );
    }
    figures.push(scoresOf(screen, taken));
  }
  const index = median(indices);
  return [
    ...figures,
    secondary({ name: 'index of this machine (below 1000 scores suffer)', value: index, unit: 'count' }),
  ];
}

function scoresOf({ path }: Screen, taken: readonly Audit[]): Figure {
  const scores = CATEGORIES.map((category) => median(taken.map((audit) => audit.scores[category])));
  return {
    name: `performance, accessibility, best practices of ${path}`,
    ours: scores.join(', '),
    goal: `≥ ${Object.values(GOALS).join(', ')}`,
    met: CATEGORIES.every((category, place) => (scores[place] ?? NaN) >= GOALS[category]),
    n: taken.length,
    samples: taken,
  };
}

/** One audit in a new browser, so that all caches are empty. */
async function audit({ api, session }: Site, { path, signedIn }: Screen): Promise<Audit> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
    logLevel: 'silent',
  });
  try {
    if (signedIn) await signIn(chrome.port, api.url, session);
    const result = await lighthouse(api.url + path, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      // It would sign the user out again.
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
    return auditOf(result.lhr);
  } finally {
    chrome.kill();
  }
}

/** Opens a small file of the site and stores the user's session there. */
async function signIn(port: number, url: string, session: Record<string, string>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  await page?.goto(`${url}/config.json`);
  await page?.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  await page?.close();
  await browser.close();
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function auditOf({ categories, audits: all, environment }: Report): Audit {
  const score = (category: Category) => Math.round((categories[category]?.score ?? NaN) * 100);
  const refs = [
    ...(categories['accessibility']?.auditRefs ?? []),
    ...(categories['best-practices']?.auditRefs ?? []),
  ];
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    lcpMs: all['largest-contentful-paint']?.numericValue ?? NaN,
    metrics: Object.fromEntries(
      METRICS.map((id) => [id, Math.round((all[id]?.numericValue ?? NaN) * 1000) / 1000]),
    ),
    benchmarkIndex: environment.benchmarkIndex,
    failed: refs.filter(({ id, weight }) => weight > 0 && (all[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}
