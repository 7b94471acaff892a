import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { restoreBackup } from '../backup/restoreBackup';
import { writeBackup } from '../backup/writeBackup';
import { addWatchPartitions } from '../maintenance/addWatchPartitions';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { newPerson, signedInAgain } from '../testing/people';
import { activateFree, watchReels } from '../testing/watching';

describeOnEngines('watches', (engine) => {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(engine.api.database.queries);

  /** A user with one credited reel and nine that were served. */
  const earner = async () => {
    const person = await newPerson(engine.api);
    const plan = await activateFree(engine.api, person);
    await watchReels(engine.api, person, plan._id, 1);
    return { person, planId: plan._id };
  };

  /** Names of the partitions that hold the watches of a user, in order. */
  const partitionsOf = async (userId: string) => {
    const { rows } = await sql<{ name: string }>`select distinct watch_rows.tableoid::regclass::text as name
      from watch_rows join user_plans on user_plans.number = plan_number where user_id = ${userId}
      order by name`.execute(engine.api.database.queries);
    return rows.map(({ name }) => name);
  };

  it('show each credit as a journal with two entries', async () => {
    const { person } = await earner();
    const { queries } = engine.api.database;
    const own = await queries
      .selectFrom('user_plans')
      .select('id')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    const journals = await queries
      .selectFrom('journals')
      .selectAll()
      .where('ref', 'like', `${own.id}/%`)
      .execute();
    expect(journals).toMatchObject([{ kind: 'reel_earning', ref: expect.stringContaining('/2026-03-02/') }]);
    const entries = await queries
      .selectFrom('entries')
      .select(['account', 'owner_id', 'paise', 'ref'])
      .where('journal_id', '=', journals[0]?.id ?? 0)
      .orderBy('account')
      .execute();
    const { ref } = journals[0] ?? {};
    expect(entries).toEqual([
      { account: 'locked', owner_id: own.id, paise: 50, ref },
      { account: 'reel_rewards', owner_id: null, paise: -50, ref },
    ]);
  });

  it.each([
    ['is changed', sql`update watch_rows set earned_paise = 5000 where credited_at is not null`],
    [
      'is taken back',
      sql`update watch_rows set credited_at = null, earned_paise = 0, locked = null
      where credited_at is not null`,
    ],
    [
      'gets another reel',
      sql`update watch_rows set credited_at = now(), earned_paise = 50, locked = true,
      reel_number = reel_number + 1 where credited_at is null`,
    ],
    [
      'has no account',
      sql`update watch_rows set credited_at = now(), earned_paise = 50 where credited_at is null`,
    ],
    ['is removed', sql`delete from watch_rows`],
    ['is removed with all others', sql`truncate watch_rows cascade`],
    ['is removed with its month', sql`truncate watch_rows_2026_03 cascade`],
    [
      'is credited from the start',
      sql`insert into watch_rows (served_at, credited_at, plan_number, earned_paise, day,
      reel_number, locked) select served_at, now(), plan_number, 50, day + 1, reel_number, true from watch_rows`,
    ],
  ])('refuse a credit that %s', async (_what, statement) => {
    await earner();
    await expect(run(statement)).rejects.toThrow('append-only');
  });

  it.each([
    ['amounts that differ', ['reel_rewards', 'locked'], [-50, 60]],
    ['another cost', ['referral_rewards', 'locked'], [-50, 50]],
    ['one entry', ['reel_rewards'], [-50]],
  ])('refuse a credit with %s', async (_what, accounts, paise) => {
    const post = sql`select post_journal('reel_earning', 'plan/2026-03-02/reel', now(), ${accounts}::text[],
      ${accounts.map(() => null)}::text[], ${paise}::bigint[])`;
    await expect(run(post)).rejects.toThrow('do not match');
  });

  it('have a partition for each month, which the first day of a month adds if no job has', async () => {
    const { person, planId } = await earner();
    engine.api.clock.setIstDay('2026-03-31');
    const onLastDay = await signedInAgain(engine.api, person);
    await watchReels(engine.api, onLastDay, planId, 2);
    engine.api.clock.setIstDay('2026-04-01');
    await watchReels(engine.api, onLastDay, planId, 3);
    expect(await partitionsOf(person.userId)).toEqual(['watch_rows_2026_03', 'watch_rows_2026_04']);
    const { plans } = await mustCall(
      engine.api.url,
      'getUserPlans',
      { userId: person.userId },
      onLastDay.token,
    );
    expect(plans).toMatchObject([{ watchedReels: 6, reelsWatchedToday: 3 }]);
    const lines = await mustCall(
      engine.api.url,
      'getUserTransactions',
      { userId: person.userId },
      onLastDay.token,
    );
    expect(lines.map(({ amount }) => amount)).toEqual([1.5, 1, 0.5]);
    await expectInvariants(engine.api.database);
  });

  it('are restored into the months that a backup names', async () => {
    const { database, clock } = engine.api;
    const { person } = await earner();
    const by = { replace: true, administratorId: '', at: clock.now() };
    const folder = mkdtempSync(join(tmpdir(), 'reelrupee-months-'));
    const file = join(folder, 'backup.gz');
    await writeBackup(database, createWriteStream(file), clock.now());
    await run(sql`drop table watch_rows_2026_03`);
    expect(await restoreBackup(database, file, by)).toMatchObject({ kind: 'restored' });
    rmSync(folder, { recursive: true });
    expect(await partitionsOf(person.userId)).toEqual(['watch_rows_2026_03']);
    await expect(run(sql`truncate watch_rows_2026_03`)).rejects.toThrow('append-only');
    await expect(run(sql`delete from watch_rows`)).rejects.toThrow('append-only');
  });

  it('get their partitions ahead, in any number of processes', async () => {
    const { database } = engine.api;
    const lastDay = new Date('2030-12-31T12:00:00Z');
    await Promise.all([addWatchPartitions(database, lastDay), addWatchPartitions(database, lastDay)]);
    await addWatchPartitions(database, lastDay);
    const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'watch_rows'::regclass and inhrelid::regclass::text > 'watch_rows_2030' order by name`.execute(
      database.queries,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      ['2030_12', '2031_01', '2031_02'].map((month) => `watch_rows_${month}`),
    );
  });
});
