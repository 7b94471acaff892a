import type { Browser } from 'playwright-core';
import type { Screen } from '../fixtures/screens';
import type { Site } from '../fixtures/benchContext';
import { openPhone, type Phone } from './browser';
import type { Paints } from './pageGlobals';
import { quiet } from './quiet';

/** Measurements of one cold visit. */
export interface Load extends Paints {
  /** Bytes that came over the network until it was quiet, heads included, videos, posters and captions not. */
  bytes: number;
  /** The same, with what was fetched ahead after the visitor's first input; NaN where there was none. */
  bytesWithAhead: number;
}

export interface LoadOptions {
  /** Fetches nothing ahead. */
  saveData?: boolean;
  /** Presses a key once the screen is complete, and waits for what is fetched ahead then. */
  engage?: boolean;
  /** Runs on the page before it is closed, for further measurements. */
  before?: (phone: Phone) => Promise<void>;
  after?: (phone: Phone) => Promise<void>;
}

/** Opens a screen on a cold phone behind the network, and waits until it is quiet. */
export async function measureLoad(
  browser: Browser,
  { network, session }: Site,
  { path, signedIn, content }: Screen,
  { saveData = false, engage = false, before, after }: LoadOptions = {},
): Promise<Load> {
  const phone = await openPhone(browser, { storage: signedIn ? session : {}, saveData, content });
  try {
    await before?.(phone);
    network.reset();
    await phone.page.goto(network.url + path, { waitUntil: 'commit' });
    await quiet(network);
    const paints = await phone.page.evaluate(() => window.benchPaints);
    const bytes = bytesWithoutMedia(network.bytesByPath());
    let bytesWithAhead = NaN;
    if (engage) {
      await phone.page.keyboard.press('Shift');
      await quiet(network);
      bytesWithAhead = bytesWithoutMedia(network.bytesByPath());
    }
    await after?.(phone);
    return { ...paints, bytes, bytesWithAhead };
  } finally {
    await phone.context.close();
  }
}

function bytesWithoutMedia(byPath: ReadonlyMap<string, number>): number {
  return [...byPath].reduce((sum, [path, bytes]) => (path.startsWith('/media/') ? sum : sum + bytes), 0);
}
