import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database, Queries } from '../database/database';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { describeOnBothEngines, FIRST_DAY } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { keepSignedIn, newPerson } from '../testing/people';
import { activateFree, buyPlan, newEarner, planOf, watchReels } from '../testing/watching';
import { VIOLATIONS } from '../testing/violations';
import { addDays, istDay } from '../time/istDay';
import { checkLedgerDaily } from './checkLedgerDaily';

/** A wrong closing looks like a wrong ledger until everything is read again. */
const LEDGER_VIOLATIONS = VIOLATIONS.filter(([table]) => table !== 'plan_closings');

const ONE = { openings: 1, users: 1, journals: 1, plans: 1, acts: 1 };

type Checked = Pick<Database, 'queries' | 'transaction'>;

/** Rolls the transaction back. */
class Undo extends Error {}

describeOnBothEngines('the daily check of the ledger', (engine) => {
  // Days only go forward, also from test to test: a check is not due before the day after the last one.
  let day = FIRST_DAY;
  const toNextDay = async (days = 1) => {
    day = addDays(day, days);
    engine.api.clock.setIstDay(day);
    await keepSignedIn(engine.api);
  };
  beforeEach(() => engine.api.clock.setIstDay(day));

  const check = (database: Checked = engine.api.database, options = {}) =>
    checkLedgerDaily(database, engine.api.clock, options);
  const inside = (queries: Queries): Checked => ({ queries, transaction: (work) => work(queries) });

  /** Does the work in a transaction that is rolled back, with the triggers of a table disabled. */
  const undone = async (table: string, work: (queries: Queries) => Promise<void>) => {
    const before = day;
    const seen = engine.api.database.transaction(async (queries) => {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(queries);
      await work(queries);
      throw new Undo();
    });
    await expect(seen).rejects.toThrow(Undo);
    day = before;
  };
  const nextDayInside = (days = 1) => {
    day = addDays(day, days);
    engine.api.clock.setIstDay(day);
  };

  /** A referrer who withdraws, and a referred user with a paid plan and a watched reel. */
  const newPair = async () => {
    const { api } = engine;
    const referrer = await newPerson(api);
    const person = await newPerson(api, referrer.userId);
    const plan = await planOf(api, 250);
    await buyPlan(api, person, plan, newId());
    return { referrer, person, plan };
  };
  const move = async ({ referrer, person, plan }: Awaited<ReturnType<typeof newPair>>) => {
    const { api } = engine;
    await watchReels(api, person, plan._id, 1);
    const { userId, token } = referrer;
    const withdraw = () => mustCall(api.url, 'withdrawRequest', { userId, amount: 10.05 }, token);
    const { _id } = await withdraw();
    const decision = { _id, decision: 'pay', utr: newId() } as const;
    await mustCall(api.url, 'adminDecideWithdrawal', decision, api.admin.token);
    await withdraw();
  };

  let moved: Promise<void> | undefined;
  /** Users who have closings and moved since; for all tests that change nothing. */
  const someMoved = async () => {
    const pair = await newPair();
    await move(pair);
    await newPair();
    await toNextDay();
    expect(await check()).toEqual({});
    await toNextDay();
    await watchReels(engine.api, pair.person, pair.plan._id, 1);
    await move(await newPair());
  };
  let unmoved: Promise<void> | undefined;
  /** The same users after another check. */
  const nobodyMoved = async () => {
    await (moved ??= someMoved());
    await toNextDay();
    expect(await check()).toEqual({});
  };

  it.each(LEDGER_VIOLATIONS)(
    'finds a change of %s that concerns users who moved (%#)',
    async (table, statement, name) => {
      await (moved ??= someMoved());
      await undone(table, async (queries) => {
        await statement.execute(queries);
        nextDayInside();
        expect(Object.keys((await check(inside(queries), { slice: ONE })) ?? {})).toContain(name);
      });
    },
  );

  it.each(VIOLATIONS)(
    'finds a change of %s within 30 days where nobody moved (%#)',
    async (table, statement, name) => {
      await (unmoved ??= nobodyMoved());
      await undone(table, async (queries) => {
        await statement.execute(queries);
        nextDayInside(30);
        expect(Object.keys((await check(inside(queries))) ?? {})).toContain(name);
      });
    },
  );

  it('reports a violation on each day until it is repaired', async () => {
    await (unmoved ??= nobodyMoved());
    await undone('balances', async (queries) => {
      const add = (paise: number) =>
        sql`update balances set paise = paise + ${paise} where account = 'locked'`.execute(queries);
      await add(1);
      for (let count = 0; count < 3; count += 1) {
        nextDayInside();
        expect(Object.keys((await check(inside(queries))) ?? {})).toEqual(['balanceDrift']);
      }
      await add(-1);
      nextDayInside();
      expect(await check(inside(queries))).toEqual({});
    });
  });

  it('corrects a wrong closing', async () => {
    await (unmoved ??= nobodyMoved());
    await undone('plan_closings', async (queries) => {
      await sql`update plan_closings set earned_paise = earned_paise + 1`.execute(queries);
      await sql`update user_closings set paise = null, verify_on = ${addDays(day, 20)}::date`.execute(
        queries,
      );
      const names: string[][] = [];
      for (let count = 0; count < 3; count += 1) {
        nextDayInside();
        names.push(Object.keys((await check(inside(queries))) ?? {}));
      }
      expect(names).toEqual([['plansThatDisagreeWithWatches'], ['closingsThatDisagree'], []]);
    });
  });

  it('looks at nobody who has not moved', async () => {
    await toNextDay();
    const { api } = engine;
    const [idle, active] = [await newPerson(api), await newPerson(api)];
    for (const person of [idle, active])
      await watchReels(api, person, (await activateFree(api, person))._id, 1);
    await toNextDay();
    await check();
    await toNextDay();
    await sql`update user_closings set verify_on = ${addDays(day, 20)}::date`.execute(api.database.queries);
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
    expect(await closing()).toMatchObject({ through: addDays(day, -2), watched: 3 });
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
    await sql`update user_closings set verify_on = ${day}::date`.execute(database.queries);
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
    await expect(check(dying, { slice: ONE })).rejects.toThrow('gone');
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
        check(api.database, { slice: ONE }),
        withdraw(),
        ...people.map((person) => watchReels(api, person, plan._id, 3)),
      ]);
      expect(found).toEqual({});
    }
  });

  it('reads everything of a database from before there were closings', async () => {
    const { database } = engine.api;
    await toNextDay();
    await newPair();
    await sql`truncate user_closings, plan_closings, range_closings`.execute(database.queries);
    // An upgrade does not make the ledger look wrong until the first check.
    await expectInvariants(database);
    await toNextDay();
    expect(await check(database, { slice: ONE })).toEqual({});
    const { rows } = await sql<{ open: number }>`select count(*) as open from users
      left join user_closings on user_id = id
      where closed_at is null or verify_on <= ${day}::date`.execute(database.queries);
    expect(rows).toEqual([{ open: 0 }]);
    expect(istDay(engine.api.clock.now())).toBe(day);
  });
});
