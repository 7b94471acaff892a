import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { ShapedProxy } from '../network/shapedProxy';
import { openPhone } from './browser';

/** What one cold visit cost. */
export interface Load {
  /** Largest contentful paint, ms from the navigation's start. */
  lcpMs: number;
  /** First contentful paint, ms. */
  fcpMs: number;
  /** Bytes that came over the network up to the last paint that counted and the quiet after it. */
  bytes: number;
  requests: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** The network has been silent for this long, in ms: the screen is there and nothing more is coming. */
const QUIET_MS = 1200;

/** Opens a path on a cold phone behind the network, and waits until it is quiet. */
export async function measureLoad(
  browser: Browser,
  proxy: ShapedProxy,
  path: string,
  storage: Record<string, string>,
): Promise<Load> {
  const { context, page } = await openPhone(browser, storage);
  try {
    await page.addInitScript({ path: join(import.meta.dirname, 'paints.page.js') });
    proxy.resetBytes();
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    await page.goto(proxy.url + path, { waitUntil: 'commit' });
    await quiet(() => proxy.bytesDown());
    const paints = await page.evaluate(() => window.benchPaints);
    return { ...paints, bytes: proxy.bytesDown(), requests };
  } finally {
    await context.close();
  }
}

interface Paints {
  lcpMs: number;
  fcpMs: number;
  shift: number;
}

declare global {
  interface Window {
    benchPaints: Paints;
  }
}

async function quiet(bytes: () => number): Promise<void> {
  let last = -1;
  let since = performance.now();
  while (performance.now() - since < QUIET_MS) {
    if (bytes() !== last) {
      last = bytes();
      since = performance.now();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
