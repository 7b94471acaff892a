/** Durations of taps on a canary and on the stable release, from the finger to the provider. */
import { reportsFrom, type TapCount } from '@reelrupee/registry/canary-analysis/reports';
import { totpFrom } from '@reelrupee/registry/cli/askTotp';
import { step } from '@reelrupee/registry/switch/step';
import { readLive, requireLive, switchLive } from '@reelrupee/registry/switch/switch';
import { TAP_BUCKETS_MS } from '@reelrupee/contract/tapDurations';
import { SLOW } from '../../../api/src/testing/combinations';
import { startTestApi } from '../../../api/src/testing/startTestApi';
import { browserInBucket } from './browserInBucket';
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
      await page.goto(`${api.url}/plan`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect
        .poll(async () => {
          await heading.click();
          return releasesOf(await reports.taps(REMOTE, CANARY));
        })
        .toContain(id);
      await page.close();
    }

    const taps = await reports.taps(REMOTE, CANARY);
    expect(taps.map(({ count }) => count)).toEqual([1, 1]);
    const [slow] = taps.filter((row) => row.release === CANARY).map(({ bucket }) => TAP_BUCKETS_MS[bucket]);
    expect(slow).toBeGreaterThanOrEqual(256);
    await api.stop();
  },
);

test('without a canary no tap is timed', async ({ page, own }) => {
  const api = await startTestApi({ siteDir: own.store.public });
  const reported: string[] = [];
  page.on('request', (request) => reported.push(new URL(request.url()).pathname));
  const opened = page.waitForResponse('**/reportClientError');
  await page.goto(`${api.url}/plan`);
  await opened;
  for (let tap = 0; tap < 8; tap += 1) await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(reported).not.toContain('/reportTaps');
  await api.stop();
});

function releasesOf(taps: TapCount[]): string[] {
  return taps.map(({ release }) => release);
}
