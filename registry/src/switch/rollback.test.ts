/** Rollbacks after other teams' later releases. */
import { beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../store/auditLog';
import type { ShellReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { addRemote, publishExample, remoteLike, shellLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { removeRemote } from './removeRemote';
import { demoteCanary, rollBackRemote } from './rollBackRemote';
import { step } from './step';
import { rollBackShell, shellStep } from './releaseShell';
import { readLive, requireLive, switchLive } from './switch';

let store: Store;
beforeEach(async () => {
  store = await testStore();
});

async function releaseShell(id: string, platform: string): Promise<void> {
  const { offers } = shellLike();
  const ours = { ...offers, '@reelrupee/platform': { version: platform, names: ['useSession'] } };
  const shell: ShellReleaseManifest = shellLike({ id, platform, offers: ours });
  await publishExample(store, shell);
  await switchLive(store, (live) => shellStep(store, live, shell));
}

async function releaseRemote(name: string, id: string): Promise<void> {
  const release = await addRemote(store, remoteLike(name, { id }));
  await switchLive(store, (live) => step(requireLive(live), name, { kind: 'release', release }, {}));
}

const live = async () => requireLive(await readLive(store));

describe('a newer platform', () => {
  beforeEach(async () => {
    await releaseShell('1.5.0-shell', '1.5.0');
    for (const name of ['mf-one', 'mf-two']) {
      await releaseRemote(name, '1.5.0-built');
    }
  });

  test('does not prevent a rollback of the shell: the remotes declare that the older one will do', async () => {
    await rollBackShell(store, 'slow');
    expect((await live()).shell.platform).toBe('1.2.0');
  });

  test.each(['mf-one', 'mf-two'])('does not keep %s from going back', async (name) => {
    await rollBackRemote(store, name, 'wrong totals');
    expect((await live()).remotes[name]?.current.id).toBe('1.0.0-first');
  });
});

test('a second rollback of the shell returns to the shell before', async () => {
  await releaseShell('1.3.0-shell', '1.3.0');
  await releaseShell('1.4.0-shell', '1.4.0');
  await rollBackShell(store, 'broken');
  expect((await live()).shell).toEqual({
    release: '1.3.0-shell',
    platform: '1.3.0',
    previous: '1.0.0-shell',
  });
  await rollBackShell(store, 'broken too');
  expect((await live()).shell).toEqual({ release: '1.0.0-shell', platform: '1.2.0' });
  await expect(rollBackShell(store, 'all are broken')).rejects.toThrow(/no earlier release/);
  expect((await readAudit(store)).slice(-2).map(({ withdrawn }) => withdrawn)).toEqual([
    '1.4.0-shell',
    '1.3.0-shell',
  ]);
});

test.each([
  ['a rollback', () => rollBackRemote(store, 'mf-one', 'broken')],
  ['the analysis', () => demoteCanary(store, 'mf-one', '1.1.0-again', 'it failed more often')],
])('a canary that %s takes back does not remain the release to go back to', async (_by, takeBack) => {
  await releaseRemote('mf-one', '1.1.0-again');
  await releaseRemote('mf-one', '1.2.0-live');
  // The sources were reverted, and CI tries them as a canary.
  const release = (await live()).remotes['mf-one']?.previous;
  if (!release) throw new Error('There is no earlier release.');
  await switchLive(store, (now) =>
    step(requireLive(now), 'mf-one', { kind: 'canary', release, percent: 5 }, { release: release.id }),
  );
  await takeBack();
  const slot = (await live()).remotes['mf-one'];
  expect([slot?.current.id, slot?.previous?.id]).toEqual(['1.2.0-live', '1.0.0-first']);
});

test('a release that was removed from the site with its remote does not come back by a rollback', async () => {
  await removeRemote(store, 'mf-one', 'shows the amounts of others');
  await releaseRemote('mf-one', '1.1.0-fixed');
  await releaseRemote('mf-one', '1.2.0-broken');
  await rollBackRemote(store, 'mf-one', 'broken');
  const slot = (await live()).remotes['mf-one'];
  expect([slot?.current.id, slot?.previous?.id]).toEqual(['1.1.0-fixed', undefined]);
});
