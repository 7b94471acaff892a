/** The second visit, and a visit without a network, which a service worker can serve. */
import type { BrowserContext } from 'playwright-core';
import { CPU_SLOWDOWN, openPhone } from '../measure/browser';
import type { Paints } from '../measure/pageGlobals';
import { quiet } from '../measure/quiet';
import { atMost, secondary, holds, notMeasured, type Figure } from '../report/figure';
import { median } from '../report/statistics';
import { startShapedProxy } from '../network/shapedProxy';
import { screenAt } from '../fixtures/screens';
import type { Site, BenchContext } from '../fixtures/benchContext';

const PAINT_GOAL_MS = 500;
/** A service worker that is not there after this long is not coming. */
const REGISTERED_MS = 10_000;

interface Repeat {
  hasWorker: boolean;
  firstPaintMs: number;
  firstVisitBytes: number;
  offlineShell: boolean;
}

/** Measures the service worker's effect on repeat visits. */
export async function repeat({ browser, runs, site }: BenchContext): Promise<Figure[]> {
  const ours = await site('ours');
  const visits: Repeat[] = [];
  for (let run = 0; run < Math.min(runs, 3); run += 1) visits.push(await visit(browser, ours));
  const worker = visits.every(({ hasWorker }) => hasWorker);
  const paints = visits.map(({ firstPaintMs }) => firstPaintMs);
  const common = { value: median(paints), unit: 's' as const, n: paints.length, samples: visits };
  const offline = 'start without a network';
  if (!worker) {
    return [
      notMeasured('first paint of a repeat visit', 'no service worker'),
      secondary({ name: 'the same from the browser’s own cache', ...common }),
      notMeasured(offline, 'no service worker'),
    ];
  }
  const works = visits.every(({ offlineShell }) => offlineShell);
  return [
    atMost(PAINT_GOAL_MS, { name: 'first paint of a repeat visit', ...common }),
    holds(offline, works, works ? 'the frame renders' : 'nothing renders', 'the frame renders'),
    secondary({
      name: 'bytes of the first visit with what the worker keeps',
      value: median(visits.map(({ firstVisitBytes }) => firstVisitBytes)),
      unit: 'kib',
    }),
  ];
}

/** Each visit has its own network, which it may cut. */
async function visit(browser: BenchContext['browser'], { api }: Site): Promise<Repeat> {
  const network = await startShapedProxy(api.url);
  const { context } = await openPhone(browser, { serviceWorker: true, content: screenAt('/').content });
  try {
    const opened = await open(context, network.url);
    await opened.waitForLoadState('load');
    await quiet(network);
    const hasWorker = await opened.evaluate(
      (limit) =>
        Promise.race([
          navigator.serviceWorker.ready.then(() => true),
          new Promise<boolean>((resolve) => setTimeout(() => resolve(false), limit)),
        ]),
      REGISTERED_MS,
    );
    await quiet(network);
    const firstVisitBytes = network.bytesDown();
    await opened.close();
    const again = await open(context, network.url);
    await quiet(network);
    const { fcpMs }: Paints = await again.evaluate(() => window.benchPaints);
    await again.close();
    await network.stop();
    return {
      hasWorker,
      firstPaintMs: fcpMs,
      firstVisitBytes,
      offlineShell: hasWorker && (await opensOffline(context, network.url)),
    };
  } finally {
    await context.close();
    await network.stop();
  }
}

async function open(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

async function opensOffline(context: BrowserContext, url: string): Promise<boolean> {
  const page = await context.newPage();
  return page
    .goto(url)
    .then(
      () =>
        page
          .getByRole('navigation', { name: 'Main' })
          .waitFor({ timeout: 10_000 })
          .then(() => true),
      () => false,
    )
    .catch(() => false);
}
