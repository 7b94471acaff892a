/** One remote's release: what it takes, and that nothing but this remote changes. */
import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApi, type TestApi } from '../../api/src/testing/startTestApi';
import { findDemotions } from '@reelrupee/federation/rates/demotions';
import { fetchReports } from '@reelrupee/federation/rates/reports';
import { readAudit } from '@reelrupee/federation/release/audit';
import { readLive } from '@reelrupee/federation/release/live';
import { rollBackRemote, step } from '@reelrupee/federation/release/releaseRemote';
import { mustBeLive, switchLive } from '@reelrupee/federation/release/switch';
import { copyTarget, type OwnTarget } from './ownTarget';

const ROOT = join(import.meta.dirname, '../..');
const REMOTE = 'mf-referrals';
const run = promisify(execFile);

let own: OwnTarget;
test.beforeEach(() => {
  own = copyTarget();
});
test.afterEach(() => own.remove());

test('a release builds, tests and switches one remote, and changes no byte of anything else', async () => {
  test.setTimeout(180_000);
  const built = mustBeLive(readLive(own.target)).remotes[REMOTE]?.current.id ?? '';
  const older = own.build(REMOTE, '0.9.0-older');
  await switchLive(own.target, (live) =>
    step(mustBeLive(live), REMOTE, { kind: 'release', release: older }, {}),
  );
  // The sources' own release is to be built anew.
  rmSync(join(own.target.public, REMOTE, built), { recursive: true });
  const before = hashes(own.target.public);

  const startedAt = performance.now();
  const { stdout } = await release(REMOTE);
  console.log(`One remote's release: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

  expect(stdout).toContain(`release ${REMOTE} ${built} (before: 0.9.0-older)`);
  const after = hashes(own.target.public);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  const others = changed.filter((path) => !path.startsWith(`${REMOTE}/${built}/`)).sort();
  const isPage = (path: string) => /(^|\/)index\.html(\.br|\.gz)?$/.test(path);
  expect(others.filter((path) => !isPage(path))).toEqual(['composition.json']);
  expect(others).toEqual(
    expect.arrayContaining(['index.html', 'referrals/index.html.br', 'plan/index.html']),
  );
  expect(readLive(own.target)?.remotes[REMOTE]).toMatchObject({
    current: { id: built },
    previous: { id: '0.9.0-older' },
  });
});

test('commands say what happened, why, and what to do', async () => {
  test.setTimeout(180_000);
  const cases: [string[], RegExp][] = [
    [['mf-nowhere'], /There is no remote mf-nowhere[\s\S]*There are: shell, mf-home/],
    [[REMOTE, '--rollback'], /needs a reason[\s\S]*--reason/],
    [[REMOTE, '--promote'], /has no canary to promote[\s\S]*--canary 10/],
    [['shell', '--canary', '5'], /The shell is in every page/],
    [[], /Release what\?/],
    [[REMOTE, '--canary', '500'], /A percentage from 1 to 99/],
  ];
  const refuse = async (args: string[], message: RegExp) => {
    const failure = await release(...args).then(
      () => '',
      (error: { stderr: string }) => error.stderr,
    );
    expect(failure, args.join(' ')).toMatch(message);
  };
  await Promise.all(cases.map(([args, message]) => refuse(args, message)));
});

test('a canary that fails more often than the stable release is withdrawn, and the audit log says why', async () => {
  const api = await startTestApi();
  const canary = own.build(REMOTE, '9.0.0-canary');
  await switchLive(own.target, (live) =>
    step(mustBeLive(live), REMOTE, { kind: 'canary', release: canary, percent: 10 }, {}),
  );
  const stable = mustBeLive(readLive(own.target)).remotes[REMOTE]?.current.id ?? '';
  await report(api, stable, 'opened', 60);
  await report(api, canary.id, 'opened', 50);
  await report(api, canary.id, 'render', 10);

  const access = { api: api.url, email: api.admin.email, password: api.admin.password ?? '' };
  const reports = await fetchReports(access, 24);
  const [demotion] = findDemotions(mustBeLive(readLive(own.target)), reports);
  expect(demotion?.reason).toMatch(/^16\.7 % of 60 page views failed, against 0\.0 % of the stable release/);
  await rollBackRemote(own.target, REMOTE, demotion?.reason ?? '', { demotion: true, by: 'auto' });

  expect(readLive(own.target)?.remotes[REMOTE]?.canary).toBeUndefined();
  expect(readAudit(own.target).at(-1)).toMatchObject({ action: 'demote', by: 'auto', withdrawn: canary.id });
  await api.stop();
});

function release(...args: string[]) {
  const command = ['--import', 'tsx', 'shared/federation/src/cli/release.ts', ...args];
  return run(process.execPath, [...command, '--target', join(own.target.public, '..')], { cwd: ROOT });
}

async function report({ url }: TestApi, id: string, kind: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ kind, remote: REMOTE, release: id, composition: 'test' })) {
      body.set(name, value);
    }
    await fetch(`${url}/reportClientError`, { method: 'POST', body });
  }
}

/** Hash of every file below a folder, by path. */
function hashes(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(
    files.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}
