/** Runs of the daily check: by one of many processes, continued by another, and while postings are in progress. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mustCall } from '../testing/apiClient';
import { type Checked, dailyCheck, SLICE_OF_ONE } from '../testing/dailyCheck';
import { describeOnEngines } from '../testing/engines';
import { newPerson } from '../testing/people';
import { activateFree, newEarner, planOf, watchReels } from '../testing/watching';
import { addDays } from '../time/istDay';

describeOnEngines('the daily check of the ledger', (engine) => {
  const { day, toNextDay, check, newPair } = dailyCheck(engine);

  it('is run by one of any number of processes', async () => {
    await toNextDay();
    const runs = await Promise.all(Array.from({ length: 4 }, () => check()));
    expect(runs.filter((found) => found !== null)).toEqual([{}]);
    engine.api.clock.advance(60_000);
    expect(await check()).toBeNull();
  });

  it('continues, after a while, where a process died', async () => {
    const { database, clock } = engine.api;
    const { person } = await newPair();
    await newPair();
    await toNextDay();
    expect(await check()).toEqual({});
    await sql`alter table recharges disable trigger user`.execute(database.queries);
    const reverse = (at: Date | null) =>
      sql`update recharges set reversed_at = ${at} where user_id = ${person.userId}`.execute(
        database.queries,
      );
    await reverse(clock.now());
    await sql`update user_closings set verify_on = ${day()}::date`.execute(database.queries);
    const dying: Checked = {
      queries: database.queries,
      transaction: async (work) => {
        const result = await database.transaction(work);
        const { rows } = await sql`select from ledger_check where found <> '{}'`.execute(database.queries);
        if (rows.length > 0) throw new Error('The process is gone');
        return result;
      },
    };
    await toNextDay();
    await expect(check(dying, { slice: SLICE_OF_ONE })).rejects.toThrow('gone');
    expect(await check()).toBeNull();
    await reverse(null);
    await sql`alter table recharges enable trigger user`.execute(database.queries);
    clock.advance(11 * 60_000);
    const found = (await check()) ?? {};
    // The violations that the first process found.
    expect(found).toEqual({ reversalsWithoutJournals: 1 });
    await toNextDay();
    expect(await check()).toEqual({});
  });

  it.each(['ended', 'died'])('is due again when the clock was ahead during a run that %s', async (end) => {
    await toNextDay();
    const { database, clock } = engine.api;
    const pair = await newPair();
    clock.setIstDay(addDays(day(), 400));
    const dying: Checked = {
      queries: database.queries,
      transaction: async (work) => {
        const result = await database.transaction(work);
        const { rows } = await sql`select from user_closings where closed_at is not null`.execute(
          database.queries,
        );
        if (rows.length > 0) throw new Error('The process is gone');
        return result;
      },
    };
    if (end === 'ended') expect(await check()).toEqual({});
    else await expect(check(dying)).rejects.toThrow('gone');
    clock.setIstDay(day());
    await watchReels(engine.api, pair.person, pair.plan._id, 1);
    expect(await check()).toEqual({});
    const { rows } = await sql`select from user_closings where closed_at > ${clock.now()}`.execute(
      database.queries,
    );
    expect(rows).toEqual([]);
    await toNextDay();
    expect(await check()).toEqual({});
  });

  it('is left to another process at once by one that stops', async () => {
    const stopping = new AbortController();
    const { database } = engine.api;
    const stopped: Checked = {
      queries: database.queries,
      transaction: (work) => {
        stopping.abort();
        return database.transaction(work);
      },
    };
    await newPair();
    await toNextDay();
    expect(await check(stopped, { signal: stopping.signal })).toBeNull();
    expect(await check()).toEqual({});
  });

  it('finds nothing in postings that are in progress', async () => {
    const { api } = engine;
    const earner = await newEarner(api, 1000);
    const people = await Promise.all([newPerson(api), newPerson(api), newPerson(api)]);
    const plan = await planOf(api, 0);
    await Promise.all(people.map((person) => activateFree(api, person)));
    const withdraw = () =>
      mustCall(api.url, 'withdrawRequest', { userId: earner.userId, amount: 10 }, earner.token);
    for (let count = 0; count < 4; count += 1) {
      await toNextDay();
      const [found] = await Promise.all([
        check(api.database, { slice: SLICE_OF_ONE }),
        withdraw(),
        ...people.map((person) => watchReels(api, person, plan._id, 3)),
      ]);
      expect(found).toEqual({});
    }
  });
});
