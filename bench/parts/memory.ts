/** The renderer's memory over two hundred reels. */
import { setTimeout as wait } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { openBareTab } from '../measure/bareTab';
import { launchBrowser } from '../measure/browser';
import { FEED_SCRIPT, swipeTo, viewerOfBare, waitForFrame } from '../measure/feedPage';
import { rendererMemory, TELLS_MEMORY, type MemoryNow } from '../measure/memory';
import { atMost, secondary, notMeasured, type Figure } from '../report/figure';
import { median } from '../report/statistics';
import { LONG_FEED, startLongFeed } from '../fixtures/longFeed';
import { stopSite, type Site } from '../fixtures/benchContext';

const GOAL_BYTES = 260e6;
const VIDEOS = 3;
/** Growth from the reels 131 to 150 to the last twenty that still counts as flat. */
const FLAT_BYTES = 8e6;
const LOOK_MS = 300;
const PATIENCE_MS = 15_000;

const MODES = [
  { name: 'memory', args: [] },
  { name: 'memory, low-end device', args: ['--enable-low-end-device-mode'] },
];

interface Walk {
  /** The renderer's memory at each reel. */
  at: MemoryNow[];
  /** The most video elements at once. */
  videos: number;
}

/** Renderer memory after two hundred reels, on an ordinary and on a low-end phone. */
export async function memory(): Promise<Figure[]> {
  if (!TELLS_MEMORY) return [notMeasured('memory', 'this system does not tell a process’s private memory')];
  const site = await startLongFeed();
  try {
    // Both at once: memory does not depend on the time that it takes.
    const walks = await Promise.all(MODES.map(({ args }) => walk(site, args)));
    return MODES.flatMap(({ name }, place) => figuresOf(name, walks[place] as Walk));
  } finally {
    await stopSite(site);
  }
}

function figuresOf(name: string, { at, videos }: Walk): Figure[] {
  const bytes = at.map((one) => one.private);
  const resident = at.map((one) => one.resident);
  const growth = median(bytes.slice(-20)) - median(bytes.slice(130, 150));
  const n = bytes.length;
  return [
    atMost(GOAL_BYTES, {
      name: `${name} after ${n} reels`,
      value: median(bytes.slice(-5)),
      unit: 'mb',
      n,
      samples: at,
    }),
    secondary({ name: `${name}, shared pages counted too`, value: median(resident.slice(-5)), unit: 'mb' }),
    secondary({ name: `${name} at the first reel`, value: bytes[0] ?? NaN, unit: 'mb' }),
    atMost(FLAT_BYTES, { name: `${name}, growth from reel 150 on`, value: growth, unit: 'mb' }),
    atMost(VIDEOS, { name: `${name}, videos alive`, value: videos, unit: 'count' }),
  ];
}

async function walk({ api, session: storage }: Site, args: string[]): Promise<Walk> {
  const browser = await launchBrowser(args);
  try {
    const tab = await openBareTab(browser, [
      storing(storage),
      WITHOUT_WORKER,
      readFileSync(FEED_SCRIPT, 'utf8'),
    ]);
    const viewer = viewerOfBare(tab);
    await tab.open(`${api.url}/reels`);
    if (!(await waitForFrame(viewer, 0, PATIENCE_MS))) throw new Error('The first reel does not play.');
    const read = await rendererMemory(browser);
    const at: MemoryNow[] = [];
    let videos = 0;
    for (let index = 0; index < LONG_FEED; index += 1) {
      if (index > 0) await swipeTo(viewer, index);
      if (!(await waitForFrame(viewer, index, PATIENCE_MS)))
        throw new Error(`Reel ${index + 1} does not play.`);
      await wait(LOOK_MS);
      at.push(read());
      videos = Math.max(videos, Number(await tab.evaluate("document.querySelectorAll('video').length")));
    }
    return { at, videos };
  } finally {
    await browser.close();
  }
}

/** As in the other parts: a service worker would share the renderer. */
const WITHOUT_WORKER = 'navigator.serviceWorker.register = () => new Promise(() => undefined);';

/** A script that signs the user in. */
function storing(storage: Record<string, string>): string {
  const entries = JSON.stringify(Object.entries(storage));
  return `for (const [key, value] of ${entries}) localStorage.setItem(key, value);`;
}
