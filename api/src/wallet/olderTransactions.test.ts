import { MOST_TRANSACTIONS } from '@reelrupee/contract/constants';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import type { TestApi } from '../testing/startTestApi';
import { newPerson, type Person } from '../testing/people';
import { askForPlan, plansOf } from '../testing/watching';

/** Gives a person rejected recharges, of which ten at a time were requested at the same moment. */
async function rejectRecharges(api: TestApi, person: Person, count: number): Promise<void> {
  const { paid } = await plansOf(api);
  const [plan] = paid;
  if (!plan) throw new Error('There is no paid plan');
  const { _id } = await askForPlan(api, person, plan, '700000000002');
  const reject = { _id, decision: 'reject', reason: 'No such payment' } as const;
  await mustCall(api.url, 'adminDecideRecharge', reject, api.admin.token);
  await sql`
    insert into recharges
    select (jsonb_populate_record(recharges, jsonb_build_object('id', gen_random_uuid(),
      'created_at', created_at - (number / 10 + 1) * interval '1 day'))).*
    from recharges, generate_series(1, ${count - 1}) as number where id = ${_id}`.execute(
    api.database.queries,
  );
}

describeOnEngines('a history of more transactions than one reply has', (engine) => {
  it('is read whole, each transaction once, and is exported whole', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { userId, token } = person;
    const count = 2 * MOST_TRANSACTIONS + 7;
    await rejectRecharges(api, person, count);
    const read = (olderThan?: string) =>
      mustCall(api.url, 'getUserTransactions', { userId, olderThan }, token);
    const newest = await read();
    const older = await read(newest.at(-1)?._id);
    const oldest = await read(older.at(-1)?._id);
    expect([newest.length, older.length, oldest.length]).toEqual([MOST_TRANSACTIONS, MOST_TRANSACTIONS, 7]);
    const all = [...newest, ...older, ...oldest];
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(count);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(await read(oldest.at(-1)?._id)).toEqual([]);
    expect((await mustCall(api.url, 'exportUserData', { userId }, token)).transactions).toEqual(all);
  });

  it('does not end at the transaction of another user', async () => {
    const { api } = engine;
    const [own, other] = [await newPerson(api), await newPerson(api)];
    await rejectRecharges(api, own, 2);
    await rejectRecharges(api, other, 1);
    const [foreign] = await mustCall(api.url, 'getUserTransactions', { userId: other.userId }, other.token);
    const question = { userId: own.userId, olderThan: foreign?._id };
    expect(await mustCall(api.url, 'getUserTransactions', question, own.token)).toEqual([]);
  });
});
