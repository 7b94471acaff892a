/**
 * npm run screenshots [-- part of a name]: pictures of every state of every screen, in both schemes, both languages and three
 * widths, in screenshots/. Uses the production build and the real provider.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../api/src/testing/startTestApi';
import { inPool } from '../harness/pool';
import { chromiumLaunch, PHONE } from '../harness/chromium';
import { SITE_DIR } from '../harness/siteDir';
import { finishTransitions } from './pageRules';
import { createFixtures, type Fixtures } from './fixtures';
import { switchToHindi } from './hindi';
import { StateContext, type ReachState } from './stateContext';
import { screenStates } from './states';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'screenshots');
const SCHEMES = ['light', 'dark'] as const;
const AT_ONCE = 2;

/** A phone and a computer, which also differ in how they scroll and point. */
const DEVICES = [
  { context: { ...PHONE, isMobile: true }, widths: [360, 390], height: PHONE.viewport.height },
  { context: { ...PHONE, hasTouch: false, isMobile: false }, widths: [1280], height: 800 },
];
type Device = (typeof DEVICES)[number];

const wanted = process.argv[2] ?? '';
const states = Object.values(screenStates)
  .flatMap(Object.entries<ReachState>)
  .filter(([name]) => name.includes(wanted));

if (!wanted) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const started = Date.now();
const api = await startTestApi({ siteDir: SITE_DIR, mediaDir: join(ROOT, 'media/pack') });
const browser = await chromium.launch(chromiumLaunch());
const failures: string[] = [];
try {
  const fixtures = await createFixtures(api);
  await inPool(AT_ONCE, states, ([name, reach]) => photograph(browser, api, fixtures, name, reach));
} finally {
  await browser.close();
  await api.stop();
}
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${states.length - failures.length} of ${states.length} states in screenshots/, ${seconds} s.`);
for (const failure of failures) console.log(failure);
process.exit(failures.length > 0 ? 1 : 0);

async function photograph(
  browser: Browser,
  api: TestApi,
  fixtures: Fixtures,
  name: string,
  reach: ReachState,
): Promise<void> {
  for (const device of DEVICES) {
    const context = await browser.newContext({
      ...device.context,
      baseURL: api.url,
      serviceWorkers: 'block',
    });
    // The TypeScript loader names functions through a helper, also in functions that run in the page.
    await context.addInitScript('globalThis.__name = (named) => named;');
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    try {
      await page.setViewportSize({ width: device.widths[0] ?? 0, height: device.height });
      await reach(new StateContext(page, api, fixtures));
      await shootAll(page, name, device);
      await switchToHindi(page);
      await shootAll(page, `${name}.hi`, device);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
      await page.screenshot({ path: join(FOLDER, `${name}.failed.png`) }).catch(() => undefined);
    } finally {
      await context.close();
    }
  }
}

async function shootAll(page: Page, name: string, device: Device): Promise<void> {
  for (const width of device.widths) {
    await page.setViewportSize({ width, height: device.height });
    if (device.context.isMobile) await page.setViewportSize({ width, height: await wholeHeight(page) });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await finishTransitions(page);
      const file = `${name}.${colorScheme}.${String(width).padStart(4, '0')}.png`;
      await page.screenshot({ path: join(FOLDER, file), caret: 'hide' });
    }
  }
}

/** High enough to show all of the page; with a dialog open, as high as the phone. */
function wholeHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    document.querySelector('dialog[open], [aria-modal="true"]')
      ? window.innerHeight
      : Math.max(window.innerHeight, document.documentElement.scrollHeight),
  );
}
