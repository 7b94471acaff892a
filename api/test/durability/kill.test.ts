import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, mustCall } from '../../src/testing/apiClient';
import { fixturePack } from '../../src/testing/fixturePack';
import { findPostgresql, startPrivatePostgresql } from '../../src/testing/privatePostgresql';
import { type Bundled, bundleForTest, startServerProcess } from '../../src/testing/serverProcess';
import { type Setting, setTheScene } from './setting';
import { type Acknowledged, writeUntilGone } from './writes';

/** Kills of each engine; `test:durability` asks for 20. */
const KILLS = Number(process.env['KILLS'] ?? 4);
/** A start takes a second or two; on a machine with much else to do, many more. */
const TIMEOUT_MS = 60_000 + KILLS * 30_000;
const POSTGRESQL = findPostgresql();

describe('kill -9 in the middle of a stream of writes', () => {
  let bundled: Bundled;
  // Reels of a millisecond can be watched as fast as the server answers.
  const pack = fixturePack(30, 1);
  const folder = mkdtempSync(join(tmpdir(), 'reelrupee-kill-'));
  beforeAll(async () => {
    bundled = await bundleForTest();
  });
  afterAll(() => {
    bundled.remove();
    pack.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`loses nothing that was acknowledged in ${KILLS} kills on PGlite`, { timeout: TIMEOUT_MS }, async () => {
    await killAgainAndAgain(bundled, { DATA_DIR: folder, MEDIA_DIR: pack.directory });
  });

  it.skipIf(POSTGRESQL === null)(
    `loses nothing that was acknowledged in ${KILLS} kills on PostgreSQL`,
    { timeout: TIMEOUT_MS },
    async () => {
      const postgresql = await startPrivatePostgresql(POSTGRESQL ?? '', true);
      try {
        await killAgainAndAgain(bundled, { DATABASE_URL: postgresql.url, MEDIA_DIR: pack.directory });
      } finally {
        await postgresql.stop();
      }
    },
  );
});

async function killAgainAndAgain(bundled: Bundled, env: Record<string, string>): Promise<void> {
  let server = await startServerProcess(bundled.server, env);
  const setting = await setTheScene(server);
  const acknowledged: Acknowledged = { withdrawals: new Set(), watches: new Set(), sentKeys: [] };
  for (let life = 0; life < KILLS; life += 1) {
    // At another count each time, so that the kill meets writes in all their stages.
    const last = 3 + ((life * 7) % 11);
    const dying = server;
    let ended: Promise<unknown> = Promise.resolve();
    await writeUntilGone(dying.url, setting, life, acknowledged, (count) => {
      if (count === last) ended = dying.end('SIGKILL');
    });
    await ended;
    server = await startServerProcess(bundled.server, env);
    await expectNothingLost(server.url, setting, acknowledged);
  }
  await expectRepeatsToBeHarmless(server.url, setting, acknowledged);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(acknowledged.withdrawals.size).toBeGreaterThan(KILLS);
  expect(acknowledged.watches.size).toBeGreaterThan(KILLS);
}

async function expectNothingLost(url: string, setting: Setting, acknowledged: Acknowledged): Promise<void> {
  const health = await mustCall(url, 'adminHealth', {}, setting.adminToken);
  expect(health).toMatchObject({ sound: true });
  const held = await heldWithdrawals(url, setting);
  expect([...acknowledged.withdrawals].filter((id) => !held.has(id))).toEqual([]);
  for (const { userId, planId, token } of setting.watchers) {
    const mine = [...acknowledged.watches].filter((watch) => watch.startsWith(userId));
    if (mine.length === 0) continue;
    const reels = await mustCall(url, 'getReelsByUserPlan', { userId, planId, limit: 20 }, token);
    const watched = new Set(reels.filter((reel) => reel.watched).map((reel) => `${userId} ${reel._id}`));
    expect(mine.filter((watch) => !watched.has(watch))).toEqual([]);
  }
}

/** Sending every request once more changes nothing: each of them was done once, or is done now. */
async function expectRepeatsToBeHarmless(url: string, setting: Setting, acknowledged: Acknowledged) {
  const { userId, token } = setting.earner;
  for (const requestKey of acknowledged.sentKeys) {
    const { code } = await call(url, 'withdrawRequest', { userId, amount: 1, requestKey }, token);
    expect(code).toBe(200);
  }
  expect((await heldWithdrawals(url, setting)).size).toBe(acknowledged.sentKeys.length);
  expect(await mustCall(url, 'adminHealth', {}, setting.adminToken)).toMatchObject({ sound: true });
}

async function heldWithdrawals(url: string, { adminToken }: Setting): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let page = 0; ; page += 1) {
    const rows = await mustCall(url, 'adminListWithdrawals', { page, limit: 100 }, adminToken);
    for (const row of rows) ids.add(row._id);
    if (rows.length < 100) return ids;
  }
}
