/** Violations of the ledger that the daily check finds, and how long it reports them. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dailyCheck, inside, SLICE_OF_ONE } from '../testing/dailyCheck';
import { sampled } from '../testing/combinations';
import { describeOnEngines } from '../testing/engines';
import { VIOLATIONS } from '../testing/violations';
import { addDays } from '../time/istDay';

/** A wrong closing looks like a wrong ledger until everything is read again. */
const LEDGER_VIOLATIONS = VIOLATIONS.filter(([table]) => table !== 'plan_closings');

describeOnEngines('the daily check of the ledger', (engine) => {
  const { day, check, undone, nextDayInside, someMoved, nobodyMoved } = dailyCheck(engine);

  it.each(sampled(LEDGER_VIOLATIONS, 4))(
    'finds a change of %s that concerns users who moved (%#)',
    async (table, statement, name) => {
      await someMoved();
      await undone(table, async (queries) => {
        await statement.execute(queries);
        nextDayInside();
        expect(Object.keys((await check(inside(queries), { slice: SLICE_OF_ONE })) ?? {})).toContain(name);
      });
    },
  );

  it.each(sampled(VIOLATIONS, 4))(
    'finds a change of %s within 30 days where nobody moved (%#)',
    async (table, statement, name) => {
      await nobodyMoved();
      await undone(table, async (queries) => {
        await statement.execute(queries);
        nextDayInside(30);
        expect(Object.keys((await check(inside(queries))) ?? {})).toContain(name);
      });
    },
  );

  it('reports a violation on each day until it is repaired', async () => {
    await nobodyMoved();
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
    await nobodyMoved();
    await undone('plan_closings', async (queries) => {
      await sql`update plan_closings set earned_paise = earned_paise + 1`.execute(queries);
      await sql`update user_closings set paise = null, verify_on = ${addDays(day(), 20)}::date`.execute(
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
});
