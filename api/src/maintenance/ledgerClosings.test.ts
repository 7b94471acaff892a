/** Closings of the daily check: what it reads, and what it leaves out. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dailyCheck, SLICE_OF_ONE } from '../testing/dailyCheck';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { newPerson } from '../testing/people';
import { activateFree, planOf, watchReels } from '../testing/watching';
import { addDays, istDay } from '../time/istDay';

describeOnEngines('the daily check of the ledger', (engine) => {
  const { day, toNextDay, check, newPair } = dailyCheck(engine);

  it('looks at nobody who has not moved', async () => {
    await toNextDay();
    const { api } = engine;
    const [idle, active] = [await newPerson(api), await newPerson(api)];
    for (const person of [idle, active])
      await watchReels(api, person, (await activateFree(api, person))._id, 1);
    await toNextDay();
    await check();
    await toNextDay();
    await sql`update user_closings set verify_on = ${addDays(day(), 20)}::date`.execute(api.database.queries);
    await watchReels(api, active, (await planOf(api, 0))._id, 1);
    await toNextDay();
    expect(await check()).toEqual({});
    const { rows } = await sql<{ user_id: string }>`select user_id from user_closings
      where closed_at = ${api.clock.now()}`.execute(api.database.queries);
    expect(rows.map(({ user_id }) => user_id)).toEqual([active.userId]);
  });

  it('checks a plan from its closing', async () => {
    await toNextDay();
    const { api } = engine;
    const person = await newPerson(api);
    const plan = await activateFree(api, person);
    const closing = async () => {
      const { rows } =
        await sql`select plan_closings.* from plan_closings join user_plans on number = plan_number
        where user_id = ${person.userId}`.execute(api.database.queries);
      return rows[0];
    };
    for (let count = 0; count < 4; count += 1) {
      await watchReels(api, person, plan._id, 1);
      await toNextDay();
      expect(await check()).toEqual({});
    }
    expect(await closing()).toMatchObject({ through: addDays(day(), -2), watched: 3 });
    await expectInvariants(api.database);
  });

  it('spreads the first whole checks over 30 days', async () => {
    const { queries } = engine.api.database;
    const { rows } = await sql<{ days: number; users: number }>`
      select next_verification('user' || n, '-infinity', date '2026-03-02') - date '2026-03-02' as days,
        count(*)::int as users
      from generate_series(1, 3000) as n group by days order by days`.execute(queries);
    expect(rows.map(({ days }) => days)).toEqual(Array.from({ length: 30 }, (_, place) => place + 1));
    expect(Math.max(...rows.map(({ users }) => users))).toBeLessThan(200);
  });

  it('reads everything of a database from before there were closings', async () => {
    const { database } = engine.api;
    await toNextDay();
    await newPair();
    await sql`truncate user_closings, plan_closings, range_closings`.execute(database.queries);
    // An upgrade does not make the ledger look wrong until the first check.
    await expectInvariants(database);
    await toNextDay();
    expect(await check(database, { slice: SLICE_OF_ONE })).toEqual({});
    const { rows } = await sql<{ open: number }>`select count(*) as open from users
      left join user_closings on user_id = id
      where user_closings.closed_at is null or verify_on <= ${day()}::date`.execute(database.queries);
    expect(rows).toEqual([{ open: 0 }]);
    expect(istDay(engine.api.clock.now())).toBe(day());
  });
});
