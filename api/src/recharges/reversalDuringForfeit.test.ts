import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../ids';
import type { Queries } from '../database/database';
import { postJournal } from '../ledger/postJournal';
import { describeOnPostgresql } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { OTHER_WAITS } from '../testing/lockWaits';
import { newPerson } from '../testing/people';
import { newBuyer, profileOf, reverse } from '../testing/reversals';
import { buyPlan, watchReels } from '../testing/watching';

describeOnPostgresql('a reversal that waits for a forfeit of the same plan', (engine) => {
  it('takes nothing for the earnings that were forfeited meanwhile', async () => {
    const { api } = engine;
    const { person, plan, _id } = await newBuyer(api);
    await watchReels(api, person, plan._id, 3);
    // Money of another source, from which the earnings could be taken a second time.
    await buyPlan(api, await newPerson(api, person.userId), plan, newId());
    expect((await profileOf(api, person)).walletBalance).toBe(25);
    const reversal = await api.database.transaction(async (queries) => {
      const { id, paise } = await lockEarnings(queries, _id);
      const waiting = reverse(api, _id);
      await expect.poll(() => isOtherWaiting(queries)).toBe(true);
      await forfeit(queries, id, paise);
      return { waiting };
    });
    expect((await reversal.waiting).code).toBe(200);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 25, lockedEarnings: 0 });
    await expectInvariants(api.database);
  });
});

async function lockEarnings(queries: Queries, rechargeId: string) {
  const { rows } = await sql<{ id: string; paise: number }>`
    select user_plans.id, balances.paise from user_plans join balances on owner_id = user_plans.id
    where recharge_id = ${rechargeId} and account = 'locked' for update of balances`.execute(queries);
  const [row] = rows;
  if (!row) throw new Error('The plan has no locked earnings.');
  return row;
}

async function isOtherWaiting(queries: Queries): Promise<boolean> {
  const { rows } = await sql.raw<{ waits: boolean }>(OTHER_WAITS).execute(queries);
  return rows[0]?.waits === true;
}

/** As `forfeitLocked` does for a plan that has ended. */
async function forfeit(queries: Queries, id: string, paise: number): Promise<void> {
  await postJournal(queries, {
    kind: 'earnings_forfeited',
    ref: id,
    at: new Date(),
    entries: [
      { account: 'locked', ownerId: id, paise: -paise },
      { account: 'reel_rewards', ownerId: null, paise },
    ],
  });
  await queries.updateTable('user_plans').set({ forfeited_paise: paise }).where('id', '=', id).execute();
}
