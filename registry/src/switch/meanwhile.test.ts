/** A command takes back or promotes the release that was there when it was given, whatever is switched meanwhile. */
import { beforeEach, expect, test } from 'vitest';
import { readAudit, wasTakenBack } from '../store/auditLog';
import type { ShellReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { addRemote, publishExample, remoteLike, shellLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import type { Change } from './applyChange';
import { changeRemote } from './changeRemote';
import { promoteRemote } from './releaseRemote';
import { rollBackShell, shellStep } from './releaseShell';
import { demoteCanary, rollBackRemote } from './rollBackRemote';
import { step } from './step';
import { readLive, requireLive, switchLive } from './switch';

let store: Store;
beforeEach(async () => {
  store = await testStore();
});

const built = (id: string) => addRemote(store, remoteLike('mf-one', { id }));
const change = (to: Change) => switchLive(store, (live) => step(requireLive(live), 'mf-one', to, {}));
const release = async (id: string) => change({ kind: 'release', release: await built(id) });
const startCanary = async (id: string) => change({ kind: 'canary', release: await built(id), percent: 10 });

async function live() {
  const slot = (await readLive(store))?.remotes['mf-one'];
  return [slot?.current.id, slot?.previous?.id, slot?.canary?.release.id];
}

/** Lets another command be faster than the next switch: it runs between that switch's decision and its commit. */
function isOvertakenBy(other: () => Promise<unknown>): void {
  const { commit } = store;
  store.commit = async (next) => {
    store.commit = commit;
    await other();
    return commit.call(store, next);
  };
}

test('two people who take back the same release take back no other one', async () => {
  await release('1.1.0-good');
  await release('1.2.0-bad');
  isOvertakenBy(() => rollBackRemote(store, 'mf-one', 'wrong totals'));
  await expect(rollBackRemote(store, 'mf-one', 'wrong totals, too')).rejects.toThrow(
    'A rollback of mf-one would take back 1.1.0-good now, not 1.2.0-bad; nothing was changed.',
  );
  expect(await live()).toEqual(['1.1.0-good', '1.0.0-first', undefined]);
  expect(wasTakenBack(await readAudit(store), 'mf-one', '1.1.0-good')).toBe(false);
});

test('a canary that is withdrawn automatically while a person takes it back costs no stable release', async () => {
  await release('1.1.0-stable');
  await startCanary('1.2.0-canary');
  isOvertakenBy(() => demoteCanary(store, 'mf-one', '1.2.0-canary', 'it failed more often'));
  await expect(rollBackRemote(store, 'mf-one', 'broken')).rejects.toThrow('not 1.2.0-canary');
  expect(await live()).toEqual(['1.1.0-stable', '1.0.0-first', undefined]);
});

test('a promotion does not release the next canary, which nobody has watched', async () => {
  await startCanary('1.2.0-watched');
  isOvertakenBy(() => startCanary('1.3.0-pushed'));
  await expect(promoteRemote(store, 'mf-one')).rejects.toThrow('mf-one 1.2.0-watched is no longer a canary');
  expect(await live()).toEqual(['1.0.0-first', undefined, '1.3.0-pushed']);
});

test('a promotion of a canary that a ramp has promoted meanwhile changes nothing', async () => {
  await startCanary('1.2.0-watched');
  isOvertakenBy(() => promoteRemote(store, 'mf-one'));
  const { entries } = await promoteRemote(store, 'mf-one');
  expect(entries).toEqual([]);
  expect(await live()).toEqual(['1.2.0-watched', '1.0.0-first', undefined]);
});

test('a rollback of a canary takes it back also when it was promoted meanwhile', async () => {
  await startCanary('1.1.0-canary');
  isOvertakenBy(() => promoteRemote(store, 'mf-one'));
  await rollBackRemote(store, 'mf-one', 'broken');
  expect(await live()).toEqual(['1.0.0-first', undefined, undefined]);
});

test('a switch of another team does not hold up a rollback', async () => {
  await release('1.1.0-bad');
  const other = await addRemote(store, remoteLike('mf-two', { id: '1.1.0-other' }));
  isOvertakenBy(() =>
    switchLive(store, (now) => step(requireLive(now), 'mf-two', { kind: 'release', release: other }, {})),
  );
  await rollBackRemote(store, 'mf-one', 'broken');
  expect((await live())[0]).toBe('1.0.0-first');
});

test('two people who take back the same shell take back no other one', async () => {
  for (const id of ['1.1.0-good', '1.2.0-bad']) {
    const shell: ShellReleaseManifest = shellLike({ id });
    await publishExample(store, shell);
    await switchLive(store, (now) => shellStep(store, now, shell));
  }
  isOvertakenBy(() => rollBackShell(store, 'blank page'));
  await expect(rollBackShell(store, 'blank page, too')).rejects.toThrow(
    'A rollback of shell would take back 1.1.0-good now, not 1.2.0-bad; nothing was changed.',
  );
  expect((await readLive(store))?.shell.release).toBe('1.1.0-good');
});

test('a change that names its release is refused when another one is there by then', async () => {
  await release('1.1.0-good');
  await startCanary('1.2.0-canary');
  const remote = 'mf-one';
  for (const change of [
    { action: 'rollback', remote, reason: 'broken', release: '1.1.0-good' },
    { action: 'promote', remote, release: '1.1.9-older' },
  ] as const) {
    await expect(changeRemote(store, change)).rejects.toMatchObject({ status: 409 });
  }
  expect(await live()).toEqual(['1.1.0-good', '1.0.0-first', '1.2.0-canary']);
  await changeRemote(store, { action: 'promote', remote, release: '1.2.0-canary' });
  await changeRemote(store, { action: 'rollback', remote, reason: 'broken', release: '1.2.0-canary' });
  expect((await live())[0]).toBe('1.1.0-good');
});
