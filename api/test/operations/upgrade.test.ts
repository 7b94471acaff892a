import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '../../src/database/openDatabase';
import { newId } from '../../src/ids';
import { adjust } from '../../src/testing/adjustments';
import { openAdminSession } from '../../src/testing/adminSession';
import { mustCall } from '../../src/testing/apiClient';
import { type FixturePack, fixturePack } from '../../src/testing/fixturePack';
import { expectInvariants } from '../../src/testing/invariants';
import { buildRelease, type EarlierRelease, hasRelease } from '../../src/testing/earlierReleases';
import {
  administratorIn,
  type Bundled,
  bundleForTest,
  type ServerProcess,
  startServerProcess,
} from '../../src/testing/serverProcess';
import { createEmptyDatabase, type TestDatabase } from '../../src/testing/testDatabases';
import { emptyLoadResult, type LoadResult, upgradeLoad } from '../../src/testing/upgradeLoad';
import { realClock } from '../../src/time/clock';

const POSTGRESQL = inject('postgresqlUrl');
const run = promisify(execFile);

/** Reels that last a moment, so that a served one can be credited at once. */
const REEL_MS = 1;

describe.skipIf(POSTGRESQL === '')('a deployment', () => {
  let bundled: Bundled;
  let pack: FixturePack;
  let database: TestDatabase;
  let env: Record<string, string>;
  beforeAll(async () => {
    [bundled, pack] = [await bundleForTest(), fixturePack(12, REEL_MS)];
  });
  beforeEach(async () => {
    database = await createEmptyDatabase(POSTGRESQL);
    env = { DATABASE_URL: database.url, MEDIA_DIR: pack.directory, SIGN_IN_LIMIT_PER_MINUTE: '0' };
  });
  afterEach(() => database.drop());
  afterAll(() => {
    pack.remove();
    bundled.remove();
  });

  const migrate = () =>
    run(process.execPath, [bundled.migrate], { env: { PATH: process.env['PATH'], ...env } });

  it('migrates in a step of its own, without which a server that does not migrate says what to do', async () => {
    const own = { ...env, MIGRATE_ON_START: 'false' };
    await expect(startServerProcess(bundled.server, own)).rejects.toThrow(
      /The database lacks the migration 0001_people, .* Run node migrate\.js first/,
    );
    expect((await migrate()).stdout).toBe('The schema is up to date.\n');
    const server = await startServerProcess(bundled.server, own);
    expect(await mustCall(server.url, 'getPlan', {})).toHaveLength(8);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('goes back to this version after a later one has migrated, and leaves its functions alone', async () => {
    await migrate();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`alter table users add column later text;
      insert into kysely_migration (name, timestamp) values ('9999_later', now()::text);
      update sql_functions set sha256 = 'of a later version'`);
    const server = await startServerProcess(bundled.server, env);
    await signUp(server.url);
    await server.end('SIGTERM');
    const { rows } = await client.query('select distinct sha256 from sql_functions');
    expect(rows).toEqual([{ sha256: 'of a later version' }]);
    await client.end();
  });

  describe.each([
    // Its table of watches gives way to a view: a credit that waits for the migration when it commits fails once.
    { version: '1.1.0', storedJournals: 2, failsOnce: /^markReelWatched: 500 / },
    { version: '1.4.0', storedJournals: 0, failsOnce: /^never$/ },
  ] as const)('from release $version', ({ version, storedJournals, failsOnce }) => {
    // A shallow checkout has no earlier release.
    const itWithHistory = it.skipIf(!hasRelease(version));
    let previous: EarlierRelease;
    beforeAll(() => {
      previous = buildRelease(version);
    });
    afterAll(() => previous.remove());

    itWithHistory('keeps its credits, and lets both versions credit reels of the same user', async () => {
      const before = await startServerProcess(previous.server, env);
      const { userId, token } = await signUp(before.url);
      const [free] = await mustCall(before.url, 'getPlan', {});
      const planId = free?._id ?? '';
      await mustCall(before.url, 'rechargePlan', { userId, planId }, token);
      const watchAt = async (url: string) => {
        const reels = await mustCall(
          url,
          'getReelsByUserPlan',
          { userId, planId, skip: 0, limit: 10 },
          token,
        );
        const videoId = reels.find(({ watched }) => !watched)?._id ?? '';
        await mustCall(url, 'markReelWatched', { userId, planId, videoId }, token);
      };
      await watchAt(before.url);
      await watchAt(before.url);
      await migrate();
      await watchAt(before.url);
      const after = await startServerProcess(bundled.server, { ...env, MIGRATE_ON_START: 'false' });
      await watchAt(after.url);
      await watchAt(before.url);
      for (const { url } of [before, after]) {
        expect(await mustCall(url, 'getUserPlans', { userId }, token)).toMatchObject({
          plans: [{ watchedReels: 5, reelsWatchedToday: 5, lockedEarnings: 2.5 }],
        });
        const [line] = await mustCall(url, 'getUserTransactions', { userId }, token);
        expect(line).toMatchObject({ type: 'Reel earnings', amount: 2.5 });
      }
      await Promise.all([before, after].map((server) => server.end('SIGTERM')));
      const stored = await openDatabase({ databaseUrl: database.url, dataDir: '' });
      await expectInvariants(stored);
      const journals = await stored.queries
        .selectFrom('journals')
        .select('id')
        .where('kind', '=', 'reel_earning')
        .execute();
      expect(journals.filter(({ id }) => id > 0)).toHaveLength(storedJournals);
      expect(journals).toHaveLength(5);
      await stored.close();
    });

    itWithHistory('has adjusted balances in both versions', async () => {
      const before = await startServerProcess(previous.server, env);
      const person = await signUp(before.url);
      await migrate();
      const after = await startServerProcess(bundled.server, { ...env, MIGRATE_ON_START: 'false' });
      const stored = await openDatabase({ databaseUrl: database.url, dataDir: '' });
      const token = await openAdminSession(stored, realClock);
      await adjust({ url: after.url, admin: { token } }, person, 12.5, 'Long wait');
      const { userId } = person;
      for (const { url } of [before, after]) {
        expect(await mustCall(url, 'getUserProfile', { userId }, person.token)).toMatchObject({
          walletBalance: 12.5,
        });
      }
      const historyOf = (url: string) => mustCall(url, 'getUserTransactions', { userId }, person.token);
      expect(await historyOf(before.url)).toEqual([]);
      expect(await historyOf(after.url)).toMatchObject([{ type: 'Adjustment', amount: 12.5 }]);
      await Promise.all([before, after].map((server) => server.end('SIGTERM')));
      await expectInvariants(stored);
      await stored.close();
    });

    itWithHistory(
      'replaces two processes under load without an error, and keeps what was acknowledged',
      async () => {
        const old = [
          await startServerProcess(previous.server, env),
          await startServerProcess(previous.server, env),
        ];
        const live: ServerProcess[] = [...old];
        const all = [...old];
        const stored = await openDatabase({ databaseUrl: database.url, dataDir: '' });
        const administrator = administratorIn(old.map((server) => server.output()).join(''));
        const { token: adminToken } = await mustCall(old[0]?.url ?? '', 'userLogin', administrator);
        const result = emptyLoadResult();
        let rolling = true;
        const { watch, withdraw } = upgradeLoad(live, result, () => !rolling);
        const users = [watch(), watch(), watch(), withdraw(adminToken), withdraw(adminToken)];
        await moreThan(result, 100);
        await migrate();
        for (const before of old) {
          await moreThan(result, result.calls + 100);
          const after = await startServerProcess(bundled.server, { ...env, MIGRATE_ON_START: 'false' });
          all.push(after);
          live.push(after);
          live.splice(live.indexOf(before), 1);
          expect(await before.end('SIGTERM')).toBe(0);
        }
        await moreThan(result, result.calls + 100);
        rolling = false;
        await Promise.all(users);
        await Promise.all(live.map((server) => server.end('SIGTERM')));
        const logged = all.flatMap((server) =>
          server
            .output()
            .split('\n')
            .filter((line) => line.includes('"err"')),
        );
        const unexpected = result.errors.filter((error) => !failsOnce.test(error));
        expect(unexpected, logged.join('\n')).toEqual([]);
        // One at most of each user who watches.
        expect(result.errors.length).toBeLessThanOrEqual(3);
        await expectInvariants(stored);
        const { rows } = await sql<Omit<LoadResult, 'calls' | 'errors'>>`
        select (select count(*) from users where user_type = 'user') as "signUps",
          (select count(*) from journals where kind = 'reel_earning') as credits,
          (select count(*) from withdrawals where status = 'approved') as withdrawals`.execute(
          stored.queries,
        );
        const { signUps, credits, withdrawals } = result;
        expect(rows).toEqual([{ signUps, credits, withdrawals }]);
        expect(Math.min(signUps, credits, withdrawals)).toBeGreaterThan(5);
        await stored.close();
      },
    );
  });
});

function moreThan(result: LoadResult, calls: number): Promise<void> {
  return vi.waitFor(() => expect(result.calls).toBeGreaterThan(calls), 60_000);
}

async function signUp(url: string): Promise<{ userId: string; token: string }> {
  const form = { name: 'Asha', phone: '9876543210', password: 'secret-1', cPassword: 'secret-1' };
  const { _id, token } = await mustCall(url, 'userRegister', { ...form, email: `${newId()}@example.in` });
  return { userId: _id, token };
}
