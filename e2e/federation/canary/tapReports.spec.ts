/** Durations of taps on a canary and on the stable release, from the finger to the provider. */
import { reportsFrom, type TapCount } from '@reelrupee/registry/canary-analysis/reports';
import { totpFrom } from '@reelrupee/registry/cli/askTotp';
import { step } from '@reelrupee/registry/switch/step';
import { readLive, requireLive, switchLive } from '@reelrupee/registry/switch/switch';
import { LOAD_EVENTS } from '@reelrupee/federation/composition/composition';
import { TAP_BUCKETS_MS } from '@reelrupee/contract/tapDurations';
import { SLOW } from '../../../api/src/testing/combinations';
import { startTestApi } from '../../../api/src/testing/startTestApi';
import { browserInBucket } from './browserInBucket';
import { liveComposition, releaseFiles } from '../site/site';
import { expect, test } from '../site/test';

const REMOTE = 'mf-plans';
const CANARY = '9.0.0-canary';
const SLOW_MS = 300;
/** Browsers time no tap that takes less than 16 ms. */
const MEASURED_MS = 50;

const blocksOnClick = (ms: number) => `document.addEventListener('click', () => {
  for (const end = performance.now() + ${ms}; performance.now() < end; );
});`;

test(
  'taps on a screen count for the release that is open, the canary or the stable one',
  SLOW,
  async ({ browser, own }) => {
    const stable = requireLive(await readLive(own.store)).remotes[REMOTE]?.current.id ?? '';
    const release = await own.build(REMOTE, CANARY, blocksOnClick(SLOW_MS));
    await switchLive(own.store, (live) =>
      step(requireLive(live), REMOTE, { kind: 'canary', release, percent: 10 }, {}),
    );
    const api = await startTestApi({ siteDir: own.store.public });
    const canary = { remote: REMOTE, release: CANARY, since: '' };
    const reports = reportsFrom(
      {
        api: api.url,
        email: api.admin.email,
        password: api.admin.password ?? '',
      },
      totpFrom({}),
    );
    for (const [bucket, id] of [
      [0, CANARY],
      [99, stable],
    ] as const) {
      const page = await browser.newPage();
      await page.addInitScript(
        (place) => Object.assign(localStorage, place),
        browserInBucket(bucket, REMOTE),
      );
      await page.addInitScript(blocksOnClick(MEASURED_MS));
      const timer = page.waitForRequest(`**/${timerScript()}`);
      await page.goto(`${api.url}/plan`);
      await timer;
      const heading = page.getByRole('heading', { level: 1 });
      await expect
        .poll(async () => {
          await heading.click();
          return releasesOf((await reports.ofCanary(canary)).taps);
        })
        .toContain(id);
      await page.close();
    }

    const { taps } = await reports.ofCanary(canary);
    expect(taps.map(({ count }) => count)).toEqual([1, 1]);
    const [slow] = taps.filter((row) => row.release === CANARY).map(({ bucket }) => TAP_BUCKETS_MS[bucket]);
    expect(slow).toBeGreaterThanOrEqual(256);
    await api.stop();
  },
);

test('without a canary no tap is timed', async ({ page, own }) => {
  const api = await startTestApi({ siteDir: own.store.public });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const opened = page.waitForResponse('**/reportClientError');
  await page.goto(`${api.url}/plan`);
  await opened;
  // The script that times taps is asked for in the same task, if at all.
  await page.waitForFunction((key) => key in window, LOAD_EVENTS);
  for (let tap = 0; tap < 8; tap += 1) await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(requested).not.toContain('/reportTaps');
  expect(requested.filter((path) => path.endsWith(`/${timerScript()}`))).toEqual([]);
  await api.stop();
});

/** The shell's script that times taps: the only one that asks the browser for slow events. */
function timerScript(): string {
  const id = liveComposition().shell.release;
  const scripts = [...releaseFiles('shell', { id })].filter(([, text]) => text.includes('durationThreshold'));
  expect(scripts).toHaveLength(1);
  return `shell/${id}/${scripts[0]?.[0] ?? ''}`;
}

function releasesOf(taps: TapCount[]): string[] {
  return taps.map(({ release }) => release);
}
