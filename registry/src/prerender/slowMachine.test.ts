/** A screen that a busy machine did not render in time is tried again by later switches, a few times. */
import { expect, test, vi } from 'vitest';
import { DEFAULT_SITE_CONFIG } from '../store/siteConfig';
import { publishExample, shellLike } from '../testing/exampleStore';
import { memoryStore } from '../testing/memoryStore';
import type { RenderedScreen } from './renderScreen';

const { renderScreen } = vi.hoisted(() => ({ renderScreen: vi.fn<() => Promise<RenderedScreen>>() }));
vi.mock(import('./renderScreen'), () => ({ renderScreen }));
vi.resetModules();
const { prerenderScreens } = await import('./prerenderScreens');

const OUT_OF_TIME: RenderedScreen = { problem: 'has not ended after 30 s', isOutOfTime: true };

/** Switches again and again to the pages of one shell; gives how often each switch ran its code, in English and Hindi. */
async function runsOfSwitches(replies: RenderedScreen[]): Promise<number[]> {
  const store = await memoryStore()();
  const shell = shellLike();
  await publishExample(store, shell, { code: { html: 'shell' } });
  const composition = { id: '', assets: '/', shell: { release: shell.id, platform: '1.2.0' }, remotes: {} };
  const pages = [{ path: '/', file: 'index.html', title: 'Home' }];
  const options = { config: DEFAULT_SITE_CONFIG, data: [], renderer: '', retry: false };
  const runs: number[] = [];
  for (const reply of replies) {
    renderScreen.mockReset().mockResolvedValue(reply);
    await prerenderScreens(store, composition, pages, options);
    runs.push(renderScreen.mock.calls.length);
  }
  return runs;
}

test('the next switch tries it again, and keeps what it rendered', async () => {
  expect(await runsOfSwitches([OUT_OF_TIME, { html: 'Home' }, OUT_OF_TIME])).toEqual([2, 2, 0]);
});

test('after three attempts it is a property of the code', async () => {
  expect(await runsOfSwitches(Array.from({ length: 4 }, () => OUT_OF_TIME))).toEqual([2, 2, 2, 0]);
});

test('a screen that throws is not tried again', async () => {
  expect(await runsOfSwitches([{ problem: 'throws Error' }, { html: 'Home' }])).toEqual([2, 0]);
});
