/** One remote's release changes this remote and nothing else. */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { step } from '@reelrupee/registry/switch/step';
import { readLive, requireLive, switchLive } from '@reelrupee/registry/switch/switch';
import { SLOW } from '../../../api/src/testing/combinations';
import { fileHashes } from '../site/fileHashes';
import { expect, test } from '../site/test';

const ROOT = join(import.meta.dirname, '../../..');
const REMOTE = 'mf-referrals';
const run = promisify(execFile);

test(
  'a release builds, tests and switches one remote, and changes no byte of anything else',
  SLOW,
  async ({ own }) => {
    test.setTimeout(180_000);
    const built = requireLive(await readLive(own.store)).remotes[REMOTE]?.current.id ?? '';
    const older = await own.build(REMOTE, '0.9.0-older');
    await switchLive(own.store, (live) =>
      step(requireLive(live), REMOTE, { kind: 'release', release: older }, {}),
    );
    // Forces a rebuild of the unchanged sources' release.
    rmSync(join(own.store.public, REMOTE, built), { recursive: true });
    const before = fileHashes(own.store.public);

    const startedAt = performance.now();
    const command = ['--import', 'tsx', 'registry/src/cli/release.ts', REMOTE];
    const root = join(own.store.public, '..');
    const { stdout } = await run(process.execPath, [...command, '--target', root], { cwd: ROOT });
    console.log(`One remote's release: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

    expect(stdout).toContain(`release ${REMOTE} ${built} (before: 0.9.0-older)`);
    const after = fileHashes(own.store.public);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path),
    );
    const others = changed.filter((path) => !path.startsWith(`${REMOTE}/${built}/`)).sort();
    const isPage = (path: string) => /(^|\/)index\.html(\.br|\.gz)?$/.test(path);
    const isComposition = (path: string) => /^composition\.json(\.br|\.gz)?$/.test(path);
    const isOfSite = (path: string) => /^\.(live|sites)\//.test(path);
    expect(others.filter((path) => !isPage(path) && !isComposition(path) && !isOfSite(path))).toEqual([]);
    expect(others).toContain('composition.json');
    expect(others.filter((path) => path.startsWith('.sites/') && before.has(path))).toEqual([]);
    for (const page of ['index.html', 'referrals/index.html', 'plan/index.html']) {
      expect(readFileSync(join(own.store.public, page), 'utf8')).toContain(built);
    }
    expect((await readLive(own.store))?.remotes[REMOTE]).toMatchObject({
      current: { id: built },
      previous: { id: '0.9.0-older' },
    });
  },
);
