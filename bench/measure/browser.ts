import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../e2e/harness/chromium';
import type { Content } from './pageGlobals';

/** Factor by which the simulated phone is slower than this machine. */
export const CPU_SLOWDOWN = 4;

/** Path of Chromium: the command has made sure that there is one. */
export function chromiumPath(): string {
  return process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
}

/** Starts a browser. */
export function launchBrowser(extraArgs: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...extraArgs] });
}

export interface PhoneOptions {
  /** Entries of localStorage when the first page opens. */
  storage?: Record<string, string>;
  /** The user saves data: the app then fetches nothing ahead. */
  saveData?: boolean;
  /** Lets the app have a service worker. */
  serviceWorker?: boolean;
  /** Defines when the page's content counts as rendered, for `contentMs`. */
  content?: Content;
}

export interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** A phone with empty caches. */
export async function openPhone(browser: Browser, options: PhoneOptions = {}): Promise<Phone> {
  const { storage = {}, saveData = false, serviceWorker = false, content } = options;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  });
  await context.addInitScript(
    ([stored, wanted]) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      if (wanted) window.benchContent = wanted;
    },
    [storage, content] as const,
  );
  await context.addInitScript({ path: join(WORKSPACE, 'bench/measure/paints.page.js') });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (saveData) await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return { context, page, session };
}
