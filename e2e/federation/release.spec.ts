/** One remote's release: what it takes, and that nothing but this remote changes. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readLive } from '@reelrupee/registry/store/live';
import { step } from '@reelrupee/registry/switch/releaseRemote';
import { requireLive, switchLive } from '@reelrupee/registry/switch/switch';
import { fileHashes } from './fileHashes';
import { expect, test } from './test';

const ROOT = join(import.meta.dirname, '../..');
const REMOTE = 'mf-referrals';
const run = promisify(execFile);

test('a release builds, tests and switches one remote, and changes no byte of anything else', async ({
  own,
}) => {
  const built = requireLive(readLive(own.target)).remotes[REMOTE]?.current.id ?? '';
  const older = own.build(REMOTE, '0.9.0-older');
  await switchLive(own.target, (live) =>
    step(requireLive(live), REMOTE, { kind: 'release', release: older }, {}),
  );
  // The sources' own release is to be built anew.
  rmSync(join(own.target.public, REMOTE, built), { recursive: true });
  const before = fileHashes(own.target.public);

  const startedAt = performance.now();
  const command = ['--import', 'tsx', 'registry/src/cli/release.ts', REMOTE];
  const root = join(own.target.public, '..');
  const { stdout } = await run(process.execPath, [...command, '--target', root], { cwd: ROOT });
  console.log(`One remote's release: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

  expect(stdout).toContain(`release ${REMOTE} ${built} (before: 0.9.0-older)`);
  const after = fileHashes(own.target.public);
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
