/** Every composition that was live during the last 90 days can be live again, whatever happened since. */
import fc from 'fast-check';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { SHELL_MODE } from '@reelrupee/federation/presets/mode';
import { ALL_COMBINATIONS } from '../../../api/src/testing/combinations';
import { summarizeSwitch } from '../cli/summarizeSwitch';
import { goodReleases, readAudit, wasTakenBack } from '../store/auditLog';
import { keptSwitches } from '../store/retention';
import type { Store } from '../store/store';
import { uncommitted } from '../store/uncommitted';
import { addRemote, goLive, remoteLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { memoryStore } from '../testing/memoryStore';
import { anyAction, takeAction, type HistoryState } from '../testing/randomHistory';
import { applyConfig } from './releaseShell';
import { step } from './step';
import { demoteCanary } from './rollBackRemote';
import { rollBackTo } from './rollBackTo';
import { readLive, requireLive, sealComposition, switchLive } from './switch';

const HISTORIES = ALL_COMBINATIONS ? 200 : 40;
const LONGEST = 12;

test(
  `from every state of ${HISTORIES} random histories, every earlier state of the last 90 days can be reached`,
  { timeout: 120_000 },
  async () => {
    // Compress pages quickly: their size does not matter here.
    vi.stubEnv(SHELL_MODE, 'development');
    let reached = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyAction, { minLength: 3, maxLength: LONGEST }), async (actions) => {
        const state: HistoryState = {
          store: await memoryStore()(),
          now: Date.parse('2026-01-01T00:00:00Z'),
          releases: 0,
        };
        await goLive(state.store, { now: () => state.now });
        for (const action of actions) {
          await takeAction(state, action);
          reached += await reachAllEarlier(state);
        }
        await state.store.close();
      }),
      { numRuns: HISTORIES, seed: 21 },
    );
    vi.unstubAllEnvs();
    expect(reached).toBeGreaterThan(HISTORIES * LONGEST);
  },
);

/** Goes back to each earlier composition in a transaction that is not committed. */
async function reachAllEarlier({ store, now }: HistoryState): Promise<number> {
  const live = requireLive(await readLive(store));
  const kept = keptSwitches(await store.history(), now).map(({ composition }) => composition);
  const earlier = [...new Set(kept)].filter((id) => id !== live.id);
  for (const id of earlier) {
    const { composition } = await rollBackTo(uncommitted(store), id, 'any', { now: () => now });
    expect(composition).toEqual(await store.findComposition(id));
  }
  return earlier.length;
}

describe('a rollback to a composition', () => {
  async function release(store: Store, name: string, id: string): Promise<void> {
    const built = await addRemote(store, remoteLike(name, { id }));
    await switchLive(store, (live) => step(requireLive(live), name, { kind: 'release', release: built }, {}));
  }

  test('takes back several remotes at once, and each is in the log', async () => {
    const store = await testStore();
    const before = requireLive(await readLive(store));
    await release(store, 'mf-one', '1.1.0-b');
    await release(store, 'mf-two', '1.1.0-b');
    await release(store, 'mf-three', '1.0.0-a');
    await rollBackTo(store, before.id, 'as it was');
    expect(await readLive(store)).toEqual(before);
    const entries = (await readAudit(store)).slice(-3);
    expect(entries.map(({ action, name, release: id, withdrawn }) => [action, name, id, withdrawn])).toEqual([
      ['rollback', 'mf-one', '1.0.0-first', '1.1.0-b'],
      ['rollback', 'mf-two', '1.0.0-first', '1.1.0-b'],
      ['remove', 'mf-three', '1.0.0-a', undefined],
    ]);
    // npm start does not release withdrawn releases again.
    expect(wasTakenBack(await readAudit(store), 'mf-one', '1.1.0-b')).toBe(true);
  });

  test('takes back the canary and the release for everyone', async () => {
    const store = await testStore();
    const before = requireLive(await readLive(store));
    await release(store, 'mf-one', '1.1.0-b');
    const canary = await addRemote(store, remoteLike('mf-one', { id: '1.2.0-c' }));
    const change = { kind: 'canary', release: canary, percent: 10 } as const;
    await switchLive(store, (live) => step(requireLive(live), 'mf-one', change, { release: canary.id }));
    await rollBackTo(store, before.id, 'as it was');
    const audit = await readAudit(store);
    expect(['1.1.0-b', '1.2.0-c'].map((id) => wasTakenBack(audit, 'mf-one', id))).toEqual([true, true]);
    expect(goodReleases(audit, 'mf-one')).toEqual(['1.0.0-first']);
  });

  test('names the canary that comes back, which is then no release that was taken back', async () => {
    const store = await testStore();
    const canary = await addRemote(store, remoteLike('mf-one', { id: '1.2.0-c' }));
    const change = { kind: 'canary', release: canary, percent: 10 } as const;
    await switchLive(store, (live) => step(requireLive(live), 'mf-one', change, { release: canary.id }));
    const before = requireLive(await readLive(store));
    await demoteCanary(store, 'mf-one', canary.id, 'it failed more often');
    const { entries } = await rollBackTo(store, before.id, 'the reports were wrong');
    expect(entries.map(summarizeSwitch)).toEqual([
      'rollback mf-one to 1.0.0-first: the reports were wrong',
      'canary mf-one 1.2.0-c for 10 % of browsers: the reports were wrong',
    ]);
    expect(wasTakenBack(await readAudit(store), 'mf-one', canary.id)).toBe(false);
  });

  test('shows the same pages that were live', async () => {
    const store = await testStore();
    const { composition, site } = (await store.head()) ?? {};
    await release(store, 'mf-one', '1.1.0-b');
    await rollBackTo(store, composition?.id ?? '', 'as it was');
    expect((await store.head())?.site).toBe(site);
  });

  test('keeps the settings that were applied last: UPI ID, hosts and preview origins, under an id that open tabs take', async () => {
    const store = await testStore();
    const config = await store.config();
    const hosts = { assetsHost: 'https://old-cdn.example/', previewOrigins: ['http://localhost:3101'] };
    await store.saveConfig({ ...config, ...hosts, adminUpiId: 'old@upi' });
    const { composition: before } = await applyConfig(store);
    await store.saveConfig({ ...config, assetsHost: 'https://cdn.example/', adminUpiId: 'new@upi' });
    const { composition: applied } = await applyConfig(store);
    await release(store, 'mf-one', '1.1.0-bad');
    const { composition } = await rollBackTo(store, before.id, 'as it was');
    expect(composition).toEqual(applied);
    expect(composition.previewOrigins).toBeUndefined();
    await store.saveConfig({ ...config, adminUpiId: 'newest@upi' });
    await applyConfig(store);
    await release(store, 'mf-two', '1.1.0-bad');
    const { composition: withNewest } = await rollBackTo(store, before.id, 'as it was');
    expect([before.id, applied.id]).not.toContain(withNewest.id);
    expect(withNewest).toMatchObject({ assets: '/', shell: before.shell, remotes: before.remotes });
  });

  test.each([
    ['a folder', testStore, /npm run release -- --config$/],
    ['a database', memoryStore(), /npm run release -- --config FILE$/],
  ])('is refused in %s when only the settings differ, which a rollback keeps', async (_of, open, advice) => {
    const store: Store = await open();
    if (!(await store.head())) await goLive(store);
    const before = requireLive(await readLive(store));
    await store.saveConfig({ ...(await store.config()), adminUpiId: 'new@upi' });
    await applyConfig(store);
    const refused = rollBackTo(store, before.id, 'as it was');
    await expect(refused).rejects.toThrow(/has the releases that are live/);
    await expect(refused).rejects.toThrow(advice);
  });

  test('of a composition whose releases are gone is refused, with what is missing', async () => {
    const store = await testStore();
    const before = requireLive(await readLive(store));
    await release(store, 'mf-one', '1.1.0-b');
    await release(store, 'mf-one', '1.2.0-c');
    rmSync(join(store.public, 'mf-one/1.0.0-first'), { recursive: true });
    await expect(rollBackTo(store, before.id, 'old')).rejects.toThrow(/no longer kept: mf-one 1\.0\.0-first/);
  });

  test('is not refused by a contract check that has become stricter since', async () => {
    const store = await testStore();
    const { composition, number: after = 0, site = '' } = (await store.head()) ?? {};
    const { id: _, ...content } = requireLive(composition);
    const current = await addRemote(store, remoteLike('mf-one', { id: '0.9.0-lax', screens: [] }));
    const lax = sealComposition({ ...content, remotes: { 'mf-one': { current } } });
    const pruned = { releases: [], sites: [] };
    const at = new Date().toISOString();
    await store.commit({
      after,
      at,
      composition: lax,
      site,
      renderedFrom: '',
      files: undefined,
      entries: [],
      pruned,
    });
    await release(store, 'mf-one', '1.0.0-strict');
    await rollBackTo(store, lax.id, 'as it was');
    expect((await readLive(store))?.id).toBe(lax.id);
  });

  test('is refused when that one was never live, or is live', async () => {
    const store = await testStore();
    await expect(rollBackTo(store, 'feedbeef0123', 'never')).rejects.toThrow(/was ever live/);
    await expect(rollBackTo(store, requireLive(await readLive(store)).id, 'now')).rejects.toThrow(/is live/);
  });
});
