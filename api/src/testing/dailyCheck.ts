/** The daily check of the ledger for tests: its days, its users, and changes that are rolled back. */
import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import type { Database, Queries } from '../database/database';
import { newId } from '../ids';
import { checkLedgerDaily } from '../maintenance/checkLedgerDaily';
import { addDays } from '../time/istDay';
import { adjust } from './adjustments';
import { mustCall } from './apiClient';
import { type EngineUnderTest, FIRST_DAY } from './engines';
import { keepSignedIn, newPerson } from './people';
import { buyPlan, planOf, watchReels } from './watching';

/** The smallest slices. */
export const SLICE_OF_ONE = { openings: 1, users: 1, journals: 1, plans: 1, acts: 1 };

export type Checked = Pick<Database, 'queries' | 'transaction'>;

/** Rolls the transaction back. */
class Undo extends Error {}

/** Runs the check within a transaction. */
export function inside(queries: Queries): Checked {
  return { queries, transaction: (work) => work(queries) };
}

/** The check on an engine, whose days the tests of a suite share. */
export function dailyCheck(engine: EngineUnderTest) {
  // Days only go forward, also from test to test: a check is not due before the day after the last one.
  let day = FIRST_DAY;
  const toNextDay = async () => {
    nextDayInside();
    await keepSignedIn(engine.api);
  };
  beforeEach(() => engine.api.clock.setIstDay(day));

  const check = (database: Checked = engine.api.database, options = {}) =>
    checkLedgerDaily(database, engine.api.clock, options);

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

  /**
   * A referrer who withdraws, also what the bank returns, and is given an adjustment, and a referred user with a paid plan and
   * a watched reel.
   */
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
    const pay = async () => {
      const { _id } = await withdraw();
      const decision = { _id, decision: 'pay', utr: newId() } as const;
      await mustCall(api.url, 'adminDecideWithdrawal', decision, api.admin.token);
      return _id;
    };
    const returned = { _id: await pay(), reason: 'Account closed' };
    await mustCall(api.url, 'adminReturnPayout', returned, api.admin.token);
    await pay();
    await withdraw();
    await adjust(api, referrer, 12.5, 'Long wait');
  };

  let moved: Promise<void> | undefined;
  /** Users who have closings and moved since; for all tests that change nothing. */
  const someMoved = () => (moved ??= moveSome());
  const moveSome = async () => {
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
  const nobodyMoved = () => (unmoved ??= checkMoved());
  const checkMoved = async () => {
    await someMoved();
    await toNextDay();
    expect(await check()).toEqual({});
  };

  return { day: () => day, toNextDay, check, undone, nextDayInside, newPair, someMoved, nobodyMoved };
}
