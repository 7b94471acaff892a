import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Whether this system tells how much memory belongs to one process alone. */
export const TELLS_MEMORY = existsSync('/proc/self/smaps_rollup');

/** Reads the renderer's private memory, in bytes. */
export type ReadMemory = () => number;

/**
 * The renderer that has worked most is that of the one page that the browser shows. What is read is what this
 * process alone holds: pages that it shares with others, such as the browser's own code, are left out.
 */
export async function rendererMemory(browser: Browser): Promise<ReadMemory> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const [renderer] = processInfo
    .filter(({ type }) => type === 'renderer')
    .sort((one, other) => other.cpuTime - one.cpuTime);
  if (!renderer) throw new Error('The browser names no renderer.');
  return () => privateBytes(readFileSync(`/proc/${renderer.id}/smaps_rollup`, 'utf8'));
}

/** Sum of what `smaps_rollup` says is private, swapped out or not; in bytes. */
export function privateBytes(rollup: string): number {
  const kib = [...rollup.matchAll(/^(?:Private_Clean|Private_Dirty|SwapPss):\s+(\d+) kB$/gm)];
  return kib.reduce((sum, [, amount]) => sum + Number(amount) * 1024, 0);
}
