import { expect, it } from 'vitest';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import type { TestApi } from '../testing/startTestApi';
import { newEarner } from '../testing/watching';

/** A withdrawal of someone with a referral reward. */
async function withdrawal(api: TestApi): Promise<{ _id: string; userId: string }> {
  const { userId, token } = await newEarner(api);
  const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 5 }, token);
  return { _id, userId };
}

const create = async (api: TestApi, name: string) => {
  const reply = await call(api.url, 'adminCreatePayoutBatch', { name }, api.admin.token);
  if (reply.data === null) throw new Error(reply.msg);
  const { data, unbatched, batched, isEarlier } = reply;
  return { ids: data.map(({ _id }) => _id), unbatched, batched, isEarlier };
};
const cancel = (api: TestApi, name: string) =>
  call(api.url, 'adminCancelPayoutBatch', { name }, api.admin.token);
const decide = (api: TestApi, _id: string, decision: 'pay' | 'reject', utr?: string) =>
  call(api.url, 'adminDecideWithdrawal', { _id, decision, utr, reason: 'Refused' }, api.admin.token);

describeOnEngines('a batch of payouts', (engine) => {
  it('has what can be paid, and another batch has the rest', async () => {
    const { api } = engine;
    const frozen = await withdrawal(api);
    const freeze = { _id: frozen.userId, frozen: true, reason: 'Shared payee' };
    await mustCall(api.url, 'adminFreezeUser', freeze, api.admin.token);
    const one = await withdrawal(api);
    expect(await create(api, 'one')).toMatchObject({ ids: [one._id], unbatched: 1, batched: 0 });
    const two = await withdrawal(api);
    expect(await create(api, 'two')).toMatchObject({ ids: [two._id], unbatched: 1, batched: 1 });
    await Promise.all([cancel(api, 'one'), cancel(api, 'two')]);
  });

  it('is the same when it is made again, also once more can be paid', async () => {
    const { api } = engine;
    const paid = await withdrawal(api);
    const left = await withdrawal(api);
    const { ids } = await create(api, 'again');
    expect(ids).toEqual(expect.arrayContaining([paid._id, left._id]));
    await withdrawal(api);
    expect((await create(api, 'again')).ids).toEqual(ids);
    expect((await decide(api, paid._id, 'pay', '612345678901')).code).toBe(200);
    expect((await create(api, 'again')).ids).toEqual(ids.filter((id) => id !== paid._id));
    await cancel(api, 'again');
  });

  it('shares no withdrawal with one that is made at the same moment', async () => {
    const { api } = engine;
    for (let count = 0; count < 4; count += 1) await withdrawal(api);
    const made = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create(api, name)));
    const ids = made.flatMap((batch) => batch.ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(4);
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => cancel(api, name)));
  });

  it('is made once, even at the same moment, and says to all others that it was made before', async () => {
    const { api } = engine;
    await withdrawal(api);
    const made = await Promise.all([1, 2, 3].map(() => create(api, 'once')));
    expect(made.map(({ ids }) => ids)).toEqual([made[0]?.ids, made[0]?.ids, made[0]?.ids]);
    expect(made.map(({ isEarlier }) => isEarlier).sort()).toEqual([false, true, true]);
    expect((await create(api, 'once')).isEarlier).toBe(true);
    await cancel(api, 'once');
    expect((await create(api, 'once')).isEarlier).toBe(false);
    await cancel(api, 'once');
  });

  it('keeps a withdrawal from being rejected, until it is cancelled', async () => {
    const { api } = engine;
    const { _id } = await withdrawal(api);
    await create(api, 'bank');
    expect(await decide(api, _id, 'reject')).toMatchObject({
      code: 409,
      msg: expect.stringContaining('it is in the batch bank'),
    });
    expect((await cancel(api, 'bank')).data?.count).toBeGreaterThanOrEqual(1);
    expect((await cancel(api, 'bank')).code).toBe(400);
    expect((await decide(api, _id, 'reject')).code).toBe(200);
    await expectInvariants(api.database);
  });
});
