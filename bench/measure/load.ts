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
}

export interface LoadOptions {
  /** Fetches nothing ahead. */
  saveData?: boolean;
  /** Runs on the page before it is closed, for further measurements. */
  before?: (phone: Phone) => Promise<void>;
  after?: (phone: Phone) => Promise<void>;
}

/** Opens a screen on a cold phone behind the network, and waits until it is quiet. */
export async function measureLoad(
  browser: Browser,
  { network, session }: Site,
  { path, signedIn, content }: Screen,
  { saveData = false, before, after }: LoadOptions = {},
): Promise<Load> {
  const phone = await openPhone(browser, { storage: signedIn ? session : {}, saveData, content });
  try {
    await before?.(phone);
    network.reset();
    await phone.page.goto(network.url + path, { waitUntil: 'commit' });
    await quiet(network);
    const paints = await phone.page.evaluate(() => window.benchPaints);
    await after?.(phone);
    return { ...paints, bytes: bytesWithoutMedia(network.bytesByPath()) };
  } finally {
    await phone.context.close();
  }
}

function bytesWithoutMedia(byPath: ReadonlyMap<string, number>): number {
  return [...byPath].reduce((sum, [path, bytes]) => (path.startsWith('/media/') ? sum : sum + bytes), 0);
}
