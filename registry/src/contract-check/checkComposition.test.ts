/** Each kind of violation, from both sides: by a new remote, and by a new shell. */
import { beforeEach, describe, expect, test } from 'vitest';
import { addRemote, publishExample, remoteLike, shellLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import type { RemoteReleaseManifest, ShellReleaseManifest } from '../store/manifests';
import { step } from '../switch/step';
import { shellStep } from '../switch/releaseShell';
import { rollBackRemote } from '../switch/rollBackRemote';
import type { Store } from '../store/store';
import { readLive, requireLive, switchLive } from '../switch/switch';

let store: Store;
beforeEach(async () => {
  store = await testStore();
});

const route = { title: 'One', skeleton: 'list' as const };

describe('a remote that would break is refused, with its file and the name', () => {
  test.each<[string, Partial<RemoteReleaseManifest>, string]>([
    [
      'platform range',
      { platform: '^1.3.0' },
      'mf-one/remote.json needs platform ^1.3.0; shell 1.0.0-shell provides 1.2.0',
    ],
    [
      'build that does not come up',
      { fault: { file: 'src/remote.tsx', problem: 'does not export defineRemote({ screens: { … } })' } },
      'mf-one/src/remote.tsx does not export defineRemote({ screens: { … } })',
    ],
    ['declared route without a screen', { screens: [] }, 'mf-one/src/remote.tsx has no screen for /one'],
    [
      'route of another remote',
      { routes: [{ path: '/two', ...route }], screens: ['/two'] },
      'mf-two/remote.json declares /two, which belongs to mf-one',
    ],
    [
      'route of the shell',
      { routes: [{ path: '/login', ...route }], screens: ['/login'] },
      'mf-one/remote.json declares /login, which belongs to the shell',
    ],
    [
      'name that the platform does not offer',
      { imports: [{ module: '@reelrupee/platform', name: 'useWallet', file: 'src/Screen.tsx' }] },
      'mf-one/src/Screen.tsx imports useWallet from @reelrupee/platform',
    ],
    [
      'library that only the shell brings',
      { imports: [{ module: 'antd', name: 'Button', file: 'src/Screen.tsx' }] },
      'mf-one/src/Screen.tsx imports antd, which the shell does not share',
    ],
  ])('%s', async (_name, change, message) => {
    const before = (await readLive(store))?.id;
    const release = await addRemote(store, {
      ...remoteLike('mf-one', { id: '2.0.0-bad' }),
      ...change,
    });
    const refused = switchLive(store, (live) =>
      step(requireLive(live), 'mf-one', { kind: 'release', release }, {}),
    );
    await expect(refused).rejects.toThrow(message);
    expect((await readLive(store))?.id).toBe(before);
  });
});

describe('a shell that would break live remotes is refused, with each of them', () => {
  const { offers } = shellLike();
  test.each<[string, Partial<ShellReleaseManifest>, string]>([
    [
      'platform range',
      { platform: '2.0.0' },
      'remote.json needs platform ^1.0.0; shell 2.0.0-bad provides 2.0.0',
    ],
    [
      'name that was taken away',
      { offers: { ...offers, '@reelrupee/platform': { version: '1.3.0', names: ['formatRupees'] } } },
      'src/Screen.tsx imports useSession from @reelrupee/platform, which the platform of 2.0.0-bad does not offer',
    ],
    [
      'module that is shared no longer',
      { offers: { react: { version: '19.3.1', names: ['useState'] } } },
      'src/Screen.tsx imports @reelrupee/platform, which the shell does not share',
    ],
  ])('%s', async (_name, change, problem) => {
    const shell = shellLike({ id: '2.0.0-bad', ...change });
    await publishExample(store, shell);
    const refused = switchLive(store, (live) => shellStep(store, live, shell));
    for (const consumer of ['mf-one', 'mf-two']) {
      await expect(refused).rejects.toThrow(`${consumer} 1.0.0-first: ${consumer}/${problem}`);
    }
    expect((await readLive(store))?.shell.release).toBe('1.0.0-shell');
  });
});

test('a shell that changes the major version of a shared module under the same platform is refused', async () => {
  const { offers } = shellLike();
  const shell = shellLike({
    id: '2.0.0-bad',
    offers: { ...offers, react: { version: '20.0.0', names: [] } },
  });
  await publishExample(store, shell);
  const refused = switchLive(store, (live) => shellStep(store, live, shell));
  await expect(refused).rejects.toThrow(
    'shell 2.0.0-bad: shared/platform/package.json has version 1.2.0, but react changes from 19.3.1 to 20.0.0',
  );
});

describe('a route that an earlier version let pass', () => {
  /** Makes a release live that declares a path of the shell, as before that path was reserved. */
  async function releaseOldRoute(id: string): Promise<void> {
    const legal = { ...remoteLike('mf-one', { id }), routes: [{ path: '/terms', ...route }] };
    const release = await addRemote(store, { ...legal, screens: ['/terms'] });
    await switchLive(store, (live) => ({
      ...step(requireLive(live), 'mf-one', { kind: 'release', release }, {}),
      isChecked: true,
    }));
  }

  test('holds up no other team', async () => {
    await releaseOldRoute('2.0.0-terms');
    const other = await addRemote(store, remoteLike('mf-two', { id: '2.0.0-other' }));
    await switchLive(store, (live) =>
      step(requireLive(live), 'mf-two', { kind: 'release', release: other }, {}),
    );
    expect((await readLive(store))?.remotes['mf-two']?.current.id).toBe('2.0.0-other');
  });

  test('does not prevent a rollback to a release that has it, too', async () => {
    await releaseOldRoute('2.0.0-terms');
    await releaseOldRoute('2.1.0-bad');
    await rollBackRemote(store, 'mf-one', 'broken');
    expect((await readLive(store))?.remotes['mf-one']?.current.id).toBe('2.0.0-terms');
  });
});
