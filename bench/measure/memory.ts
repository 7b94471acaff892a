import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Only Linux reports the memory that belongs to one process alone. */
export const TELLS_MEMORY = existsSync('/proc/self/smaps_rollup');

export interface MemoryNow {
  /** Bytes that this process alone holds: the browser's own code, which all share, is left out. */
  private: number;
  /** Bytes that are in memory for it, shared or not. */
  resident: number;
}

/** Finds the renderer of the one page that a browser shows: the largest, but for that of the browser's own frame. */
export async function rendererMemory(browser: Browser): Promise<() => MemoryNow> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type, id }) => type === 'renderer' && !isOfFrame(id));
  if (renderers.length === 0) throw new Error('The browser names no renderer.');
  return () =>
    renderers
      .map(({ id }) => memoryIn(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')))
      .reduce((largest, one) => (one.private > largest.private ? one : largest));
}

function isOfFrame(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--top-chrome-webui');
}

/** Parses `smaps_rollup`; bytes. Private memory includes swapped-out pages. */
export function memoryIn(rollup: string): MemoryNow {
  const sum = (names: string) =>
    [...rollup.matchAll(new RegExp(`^(?:${names}):\\s+(\\d+) kB$`, 'gm'))].reduce(
      (bytes, [, kib]) => bytes + Number(kib) * 1024,
      0,
    );
  return { private: sum('Private_Clean|Private_Dirty|SwapPss'), resident: sum('Rss') };
}
