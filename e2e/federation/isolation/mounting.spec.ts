/** Opening and leaving a remote's screen repeatedly leaks nothing. */
import type { CDPSession, Page } from '@playwright/test';
import { containerName } from '@reelrupee/federation/composition/composition';
import { ALL_COMBINATIONS } from '../../../api/src/testing/combinations';
import { liveComposition } from '../site/site';
import { expect, test } from '../site/test';
import { signInAsAnyone } from '../site/visitor';

const TIMES = ALL_COMBINATIONS ? 50 : 10;
/** Caches fill during the first rounds. */
const WARM_UP = 5;
/** Background work adds and removes a few; a leak adds at least one each time. */
const PASSING_LISTENERS = 6;
const RUNTIME_GLOBALS = /^__|^_FEDERATION_/;

const remotes = Object.entries(liveComposition().remotes).map(([remote, { current }]) => ({
  remote,
  container: containerName(remote, current.id),
  path: current.routes[0]?.path ?? '/',
}));

test('listeners, timers, styles, nodes and globals return to where they were, remote by remote', async ({
  page,
  liveSite,
}) => {
  await countTimers(page);
  await signInAsAnyone(page);
  await page.goto(`${liveSite.url}/login`, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  const session = await page.context().newCDPSession(page);
  for (const { remote, path, container } of remotes) {
    const untouched = await measure(page, session);
    await mountAndUnmount(page, path, WARM_UP);
    const before = await measure(page, session);
    await mountAndUnmount(page, path, TIMES);
    const after = await measure(page, session);
    expect.soft(after.styles, `${remote}: style tags`).toBe(before.styles);
    expect.soft(after.intervals, `${remote}: intervals`).toBeLessThanOrEqual(before.intervals);
    expect
      .soft(after.listeners, `${remote}: listeners`)
      .toBeLessThanOrEqual(before.listeners + PASSING_LISTENERS);
    expect.soft(after.elements, `${remote}: elements on the body`).toBe(before.elements);
    const globals = after.globals.filter((name) => !untouched.globals.includes(name));
    // A container and its bundler's list of chunks are globals; so are the federation runtime's own.
    const foreign = globals.filter((name) => !name.endsWith(container) && !RUNTIME_GLOBALS.test(name));
    expect.soft(foreign, `${remote}: globals`).toEqual([]);
    expect.soft(after.nodes, `${remote}: nodes`).toBeLessThanOrEqual(before.nodes + 20);
  }
});

/** Goes to a path and back within the page, without a page load, and waits for the screen each time. */
async function mountAndUnmount(page: Page, path: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ to, rounds }) => {
      const title = () => document.querySelector('h1')?.textContent;
      // Waiting for a frame a thousand times would take too long; React and its effects need none.
      const task = () => new Promise((resolve) => setTimeout(resolve));
      const isDrawn = () => title() !== undefined && document.querySelector('[aria-busy=true]') === null;
      const go = async (target: string) => {
        const left = title();
        history.pushState({}, '', target);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        do await task();
        while (!isDrawn() || title() === left);
      };
      for (let round = 0; round < rounds; round += 1) {
        await go(to);
        await go('/login');
      }
    },
    { to: path, rounds: times },
  );
}

interface Left {
  listeners: number;
  nodes: number;
  styles: number;
  intervals: number;
  elements: number;
  globals: string[];
}

async function measure(page: Page, session: CDPSession): Promise<Left> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const counters = await session.send('Memory.getDOMCounters');
  const inPage = await page.evaluate(() => ({
    styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
    intervals: Number(Reflect.get(window, '__intervals')),
    elements: document.body.childElementCount,
    globals: Object.keys(window),
  }));
  return { listeners: counters.jsEventListeners, nodes: counters.nodes, ...inPage };
}

/** Counts the running intervals of the page. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const running = new Set<number>();
    const { setInterval: start, clearInterval: stop } = window;
    Object.assign(window, {
      setInterval: (handler: () => void, ms?: number) => {
        const id = start(handler, ms);
        running.add(Number(id));
        return id;
      },
      clearInterval: (id?: number) => {
        running.delete(Number(id));
        stop(id);
      },
    });
    Object.defineProperty(window, '__intervals', { get: () => running.size });
  });
}
