import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../api/src/testing/startTestApi';
import { chromiumLaunch, PHONE } from '../harness/chromium';
import { inPool } from '../harness/pool';
import { SITE_DIR } from '../harness/siteDir';
import { createFixtures, type Fixtures } from './fixtures';
import { switchToHindi } from './hindi';
import { finishTransitions } from './pageRules';
import { StateContext, type ReachState } from './stateContext';
import { screenStates } from './states';

const SCHEMES = ['light', 'dark'] as const;
const AT_ONCE = 2;

/** A phone and a computer, which also differ in how they scroll and point. */
const DEVICES = [
  { context: { ...PHONE, isMobile: true }, widths: [360, 390], height: PHONE.viewport.height },
  { context: { ...PHONE, hasTouch: false, isMobile: false }, widths: [1280], height: 800 },
];
type Device = (typeof DEVICES)[number];

/** The app to photograph, and the folder of its pictures. */
interface Setup {
  browser: Browser;
  api: TestApi;
  fixtures: Fixtures;
  folder: string;
}

export interface Outcome {
  states: number;
  /** A line for each state that could not be reached. */
  failures: string[];
}

/** Takes pictures of the states whose name has this part, in both schemes, both languages and three widths. */
export async function takePictures(part: string, folder: string, mediaDir: string): Promise<Outcome> {
  const states = Object.values(screenStates)
    .flatMap(Object.entries<ReachState>)
    .filter(([name]) => name.includes(part));
  mkdirSync(folder, { recursive: true });
  const api = await startTestApi({ siteDir: SITE_DIR, mediaDir });
  const browser = await chromium.launch(chromiumLaunch());
  const failures: string[] = [];
  try {
    const setup = { browser, api, fixtures: await createFixtures(api), folder };
    await inPool(AT_ONCE, states, async ([name, reach]) => {
      failures.push(...(await photograph(setup, name, reach)));
    });
  } finally {
    await browser.close();
    await api.stop();
  }
  return { states: states.length, failures };
}

async function photograph(setup: Setup, name: string, reach: ReachState): Promise<string[]> {
  const failures: string[] = [];
  for (const device of DEVICES) {
    const context = await setup.browser.newContext({
      ...device.context,
      baseURL: setup.api.url,
      serviceWorkers: 'block',
    });
    // The TypeScript loader names functions through a helper, also in functions that run in the page.
    await context.addInitScript('globalThis.__name = (named) => named;');
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const shoot = (file: string) =>
      page.screenshot({ path: join(setup.folder, `${file}.png`), caret: 'hide' });
    try {
      await page.setViewportSize({ width: device.widths[0] ?? 0, height: device.height });
      await reach(new StateContext(page, setup.api, setup.fixtures));
      await shootAll(page, device, name, shoot);
      await switchToHindi(page);
      await shootAll(page, device, `${name}.hi`, shoot);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
      await shoot(`${name}.failed`).catch(() => undefined);
    } finally {
      await context.close();
    }
  }
  return failures;
}

async function shootAll(
  page: Page,
  device: Device,
  name: string,
  shoot: (file: string) => Promise<unknown>,
): Promise<void> {
  for (const width of device.widths) {
    await page.setViewportSize({ width, height: device.height });
    if (device.context.isMobile) await page.setViewportSize({ width, height: await wholeHeight(page) });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await finishTransitions(page);
      await shoot(`${name}.${colorScheme}.${String(width).padStart(4, '0')}`);
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
