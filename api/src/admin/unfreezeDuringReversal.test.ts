import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../ids';
import type { Queries } from '../database/database';
import { mustCall } from '../testing/apiClient';
import { describeOnPostgresql, FIRST_DAY } from '../testing/engines';
import { OTHER_WAITS } from '../testing/lockWaits';
import { newBuyer } from '../testing/reversals';
import { askForPlan } from '../testing/watching';
import { addDays } from '../time/istDay';

describeOnPostgresql('a user who is unfrozen while a recharge is reversed', (engine) => {
  it('can buy the plan again', async () => {
    const { api } = engine;
    const { person, plan, _id } = await newBuyer(api);
    const { userId } = person;
    const setFrozen = (frozen: boolean) =>
      mustCall(api.url, 'adminFreezeUser', { _id: userId, frozen, reason: 'No payment' }, api.admin.token);
    await setFrozen(true);
    api.clock.setIstDay(addDays(FIRST_DAY, 3));
    const unfreezing = await api.database.transaction(async (queries) => {
      await endPlan(queries, _id, api.clock.now());
      const waiting = setFrozen(false);
      await expect.poll(() => isOtherWaiting(queries)).toBe(true);
      return { waiting };
    });
    await unfreezing.waiting;
    expect(await askForPlan(api, person, plan, newId())).toMatchObject({ status: 'pending' });
  });
});

/** The last act of `reverseRecharge`. */
async function endPlan(queries: Queries, rechargeId: string, now: Date): Promise<void> {
  await queries
    .updateTable('user_plans')
    .set({ reversed_at: now, ends_on: addDays(FIRST_DAY, 2) })
    .where('recharge_id', '=', rechargeId)
    .execute();
}

async function isOtherWaiting(queries: Queries): Promise<boolean> {
  const { rows } = await sql.raw<{ waits: boolean }>(OTHER_WAITS).execute(queries);
  return rows[0]?.waits === true;
}
