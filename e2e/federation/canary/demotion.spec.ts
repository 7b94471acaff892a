/** A canary that fails in browsers is taken back by what these browsers tell, from the beacon to the switch. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { reportsFrom, type ApiAccess, type Report } from '@reelrupee/registry/canary-analysis/reports';
import { totpFrom } from '@reelrupee/registry/cli/askTotp';
import { readAudit } from '@reelrupee/registry/store/auditLog';
import { step } from '@reelrupee/registry/switch/step';
import { readLive, requireLive, switchLive } from '@reelrupee/registry/switch/switch';
import { SLOW } from '../../../api/src/testing/combinations';
import { startTestApi } from '../../../api/src/testing/startTestApi';
import { THROWS_IN_RENDER } from '../faults/faults';
import { browserInBucket } from './browserInBucket';
import type { OwnTarget } from '../site/ownTarget';
import { expect, test } from '../site/test';

const REMOTE = 'mf-plans';
const CANARY = '9.0.0-canary';
const VIEWS = 8;

test(
  'a canary that fails in real page views is withdrawn: everyone sees the stable release, and the log says why',
  SLOW,
  async ({ page, own }) => {
    const stable = requireLive(await readLive(own.store)).remotes[REMOTE]?.current.id ?? '';
    const release = await own.build(REMOTE, CANARY, THROWS_IN_RENDER);
    await switchLive(own.store, (live) =>
      step(requireLive(live), REMOTE, { kind: 'canary', release, percent: 10 }, {}),
    );
    const api = await startTestApi({ siteDir: own.store.public, settings: { REPORTS_PER_NETWORK: 0 } });
    // The registry notes by the clock of this machine when the canary came out.
    api.clock.advance(Date.now() - api.clock.now().getTime());
    await page.addInitScript(
      (place) => {
        Object.assign(localStorage, place);
        // Each page view is another browser's: reports count once for each.
        localStorage.removeItem('visitor');
      },
      browserInBucket(0, REMOTE),
    );
    const access = { api: api.url, email: api.admin.email, password: api.admin.password ?? '' };
    const reports = reportsFrom(access, totpFrom({}));
    const told = () => reports.errors(24);
    for (let view = 1; view <= VIEWS; view += 1) {
      await page.goto(`${api.url}/plan`);
      await expect
        .poll(async () => countsOf(await told()))
        .toEqual({ [`${CANARY} render`]: view, [`${stable} opened`]: view });
    }

    const said = await judge(own, access);
    const figures = `100.0 % of ${VIEWS} page views failed, 0.0 % of ${VIEWS} with the stable release`;
    expect(said).toContain(`${REMOTE} ${CANARY}: withdrawn, ${figures}; the odds that it is worse are `);
    // For its team: `reelrupee health`.
    const { releases = [] } = (await own.store.health(REMOTE)) ?? {};
    expect(releases.find(({ id }) => id === CANARY)).toMatchObject({
      views: VIEWS,
      failed: VIEWS,
      failures: [{ kind: 'render', count: VIEWS, message: expect.any(String) }],
    });
    const entry = (await readAudit(own.store)).at(-1);
    expect(entry?.reason).toContain(figures);
    expect(entry).toMatchObject({
      action: 'demote',
      by: 'auto',
      name: REMOTE,
      withdrawn: CANARY,
      release: stable,
    });
    expect((await readLive(own.store))?.remotes[REMOTE]?.canary).toBeUndefined();
    await page.reload();
    await expect
      .poll(async () => countsOf(await told()))
      .toEqual({ [`${CANARY} render`]: VIEWS, [`${stable} opened`]: VIEWS + 1 });
    await api.stop();
  },
);

/** Number of reports by release of the remote and kind. */
function countsOf(reports: Report[]): Record<string, number> {
  const own = reports.filter(({ remote }) => remote === REMOTE);
  return Object.fromEntries(own.map(({ release, kind, count }) => [`${release} ${kind}`, count]));
}

/** `npm run releases -- --judge`, once. Gives what it says. */
async function judge(own: OwnTarget, { api, email, password }: ApiAccess): Promise<string> {
  const command = ['--import', 'tsx', 'registry/src/cli/releases.ts', '--judge'];
  const options = ['--api', api, '--target', join(own.store.public, '..')];
  const { stdout } = await promisify(execFile)(process.execPath, [...command, ...options], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  });
  return stdout;
}
