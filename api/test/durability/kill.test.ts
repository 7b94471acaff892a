import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, mustCall } from '../../src/testing/apiClient';
import { putNewDatabase } from '../../src/testing/createdDirectory';
import { fixturePack } from '../../src/testing/fixturePack';
import { startPrivatePostgresql } from '../../src/testing/privatePostgresql';
import { findPostgresql } from '../../src/testing/servers';
import { type Bundled, bundleForTest, startServerProcess } from '../../src/testing/serverProcess';
import { type Setting, setTheScene } from './setting';
import { type Acknowledged, watcherOf, writeUntilGone } from './writes';

/** Kills of each engine: enough to meet writes in each of their stages. The nightly run sets more with KILLS=… */
const KILLS = Number(process.env['KILLS'] ?? 4);
/** A start takes a second or two; on a machine with much else to do, many more. */
const timeout = 240_000 + KILLS * 30_000;
const POSTGRESQL = findPostgresql();

/**
 * In memory where the system has such a disk. The process is killed and not the machine, so what it gave to
 * the kernel stays in either case; on a disk, starting again would mostly be waiting for it.
 */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Short lives: what V8's helper threads would optimise is killed before it is used. */
const SHORT_LIVED = ['--single-threaded'];

describe('kill -9 in the middle of a stream of writes', () => {
  let bundled: Bundled;
  // Reels of a millisecond can be watched as fast as the server answers.
  const pack = fixturePack(30, 1);
  const folder = mkdtempSync(join(PARENT, 'reelrupee-kill-'));
  beforeAll(async () => {
    bundled = await bundleForTest();
    await putNewDatabase(folder);
  });
  afterAll(() => {
    bundled.remove();
    pack.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  // Side by side: each engine has a core to itself.
  it.concurrent(`loses nothing that was acknowledged in ${KILLS} kills on PGlite`, { timeout }, async () => {
    await killAgainAndAgain(bundled, { DATA_DIR: folder, MEDIA_DIR: pack.directory });
  });

  it.skipIf(POSTGRESQL === null).concurrent(
    `loses nothing that was acknowledged in ${KILLS} kills on PostgreSQL`,
    { timeout },
    async () => {
      const postgresql = await startPrivatePostgresql(POSTGRESQL ?? '', { durable: true, parent: PARENT });
      try {
        await killAgainAndAgain(bundled, { DATABASE_URL: postgresql.url, MEDIA_DIR: pack.directory });
      } finally {
        await postgresql.stop();
      }
    },
  );
});

async function killAgainAndAgain(bundled: Bundled, env: Record<string, string>): Promise<void> {
  const settings = { ...env, MAX_OPEN_WITHDRAWALS: '100000' };
  const start = () => startServerProcess(bundled.server, settings, SHORT_LIVED);
  let server = await start();
  const setting = await setTheScene(server);
  const acknowledged: Acknowledged = { withdrawals: new Set(), watches: new Set(), unanswered: [] };
  for (let life = 0; life < KILLS; life += 1) {
    // At another count each time, so that the kill meets writes in all their stages.
    const last = 3 + ((life * 7) % 11);
    const dying = server;
    let ended: Promise<unknown> = Promise.resolve();
    await writeUntilGone(dying.url, setting, life, acknowledged, (count) => {
      if (count === last) ended = dying.end('SIGKILL');
    });
    await ended;
    server = await start();
    await expectNothingLost(server.url, setting, acknowledged, life);
  }
  await expectRepeatsToBeHarmless(server.url, setting, acknowledged);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(acknowledged.withdrawals.size).toBeGreaterThan(0);
  expect(acknowledged.watches.size).toBeGreaterThan(0);
  // Each life acknowledged more than one write on average, or the kills met nothing that could be lost.
  expect(acknowledged.withdrawals.size + acknowledged.watches.size).toBeGreaterThan(KILLS);
}

async function expectNothingLost(
  url: string,
  setting: Setting,
  acknowledged: Acknowledged,
  life: number,
): Promise<void> {
  const health = await mustCall(url, 'adminHealth', {}, setting.adminToken);
  expect(health).toMatchObject({ sound: true });
  const held = await heldWithdrawals(url, setting);
  expect([...acknowledged.withdrawals].filter((id) => !held.has(id))).toEqual([]);
  const { userId, planId, token } = watcherOf(setting, life);
  const reels = await mustCall(url, 'getReelsByUserPlan', { userId, planId, limit: 20 }, token);
  const watched = new Set(reels.filter((reel) => reel.watched).map((reel) => `${userId} ${reel._id}`));
  const mine = [...acknowledged.watches].filter((watch) => watch.startsWith(userId));
  expect(mine.filter((watch) => !watched.has(watch))).toEqual([]);
}

/** Repeating the unacknowledged requests is harmless: each was done exactly once. */
async function expectRepeatsToBeHarmless(url: string, setting: Setting, acknowledged: Acknowledged) {
  const { userId, token } = setting.earner;
  for (const requestKey of acknowledged.unanswered) {
    const { code } = await call(url, 'withdrawRequest', { userId, amount: 1, requestKey }, token);
    expect(code).toBe(200);
  }
  const asked = acknowledged.withdrawals.size + acknowledged.unanswered.length;
  expect((await heldWithdrawals(url, setting)).size).toBe(asked);
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
