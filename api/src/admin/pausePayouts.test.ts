import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import type { TestApi } from '../testing/startTestApi';
import { newEarner } from '../testing/watching';

const SECURITY_CHECK =
  'Withdrawals are paused for a security check. Your money is safe. Please try again later.';

const pause = ({ url, admin }: TestApi, reason: 'bank' | 'check' = 'check', note = 'Stolen sessions') =>
  mustCall(url, 'adminPausePayouts', { reason, note }, admin.token);
const resume = ({ url, admin }: TestApi) => mustCall(url, 'adminResumePayouts', {}, admin.token);
const createBatch = ({ url, admin }: TestApi, name: string) =>
  call(url, 'adminCreatePayoutBatch', { name }, admin.token);
const cancelBatch = ({ url, admin }: TestApi, name: string) =>
  call(url, 'adminCancelPayoutBatch', { name }, admin.token);
const pay = ({ url, admin }: TestApi, _id: string) =>
  call(url, 'adminDecideWithdrawal', { _id, decision: 'pay', utr: newId() }, admin.token);

/** A withdrawal of someone with a referral reward. */
async function withdrawal({ api }: { api: TestApi }) {
  const { userId, token } = await newEarner(api);
  const requestKey = newId();
  const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 5, requestKey }, token);
  const ask = (key: string) =>
    call(api.url, 'withdrawRequest', { userId, amount: 5, requestKey: key }, token);
  return { _id, userId, token, requestKey, ask };
}

describeOnEngines('while payouts are paused', (engine) => {
  afterEach(() => resume(engine.api));

  it('no withdrawal is requested, and the reply and the profile tell the reason', async () => {
    const { api } = engine;
    const { userId, token, ask } = await withdrawal(engine);
    await pause(api);
    expect(await ask(newId())).toMatchObject({ code: 409, msg: SECURITY_CHECK });
    const profile = () => mustCall(api.url, 'getUserProfile', { userId }, token);
    expect(await profile()).toMatchObject({ withdrawalsPaused: 'check', onHold: 5 });
    await pause(api, 'bank', 'The bank is down');
    expect((await ask(newId())).msg).toContain('because of a problem at our bank');
    await resume(api);
    expect((await profile()).withdrawalsPaused).toBeUndefined();
    expect((await ask(newId())).code).toBe(200);
    await expectInvariants(api.database);
  });

  it('a request that had arrived is confirmed when it is sent again', async () => {
    const { _id, requestKey, ask } = await withdrawal(engine);
    await pause(engine.api);
    expect(await ask(requestKey)).toMatchObject({ code: 200, data: { _id } });
  });

  it('a pending withdrawal is not paid and in no batch, and can be rejected', async () => {
    const { api } = engine;
    const { _id } = await withdrawal(engine);
    await pause(api);
    const paid = await pay(api, _id);
    expect([paid.code, paid.msg]).toEqual([
      409,
      expect.stringContaining('are paused: Stolen sessions. Send'),
    ]);
    expect(await createBatch(api, 'paused')).toMatchObject({ code: 409 });
    const { data } = await call(api.url, 'adminListWithdrawals', { limit: 100 }, api.admin.token);
    expect(data?.find((row) => row._id === _id)).toMatchObject({ status: 'pending', paused: true });
    const reject = { _id, decision: 'reject', reason: 'A stolen account' } as const;
    expect((await call(api.url, 'adminDecideWithdrawal', reject, api.admin.token)).code).toBe(200);
    await expectInvariants(api.database);
  });

  it('a payout of an earlier batch, which the bank may have paid, is marked as paid', async () => {
    const { api } = engine;
    const { _id } = await withdrawal(engine);
    await createBatch(api, 'at-the-bank');
    expect(await pause(api)).toEqual({ batches: ['at-the-bank'] });
    expect((await createBatch(api, 'at-the-bank')).data?.map((row) => row._id)).toContain(_id);
    expect((await pay(api, _id)).code).toBe(200);
    await cancelBatch(api, 'at-the-bank');
  });

  it('the database refuses what a process of the version before would do', async () => {
    const { queries } = engine.api.database;
    const { _id } = await withdrawal(engine);
    await pause(engine.api);
    const paid = queries.updateTable('withdrawals').set({ status: 'approved', utr: newId() });
    await expect(paid.where('id', '=', _id).execute()).rejects.toThrow('payouts are paused');
    const batched = queries.updateTable('withdrawals').set({ batch: 'old' });
    await expect(batched.where('id', '=', _id).execute()).rejects.toThrow('payouts are paused');
    const again = sql`insert into withdrawals select (json_populate_record(withdrawals, ${JSON.stringify({
      id: newId(),
      request_key: newId(),
    })}::json)).* from withdrawals where id = ${_id}`;
    await expect(again.execute(queries)).rejects.toThrow('payouts are paused');
  });

  it('the state of the ledger tells since when, and the log of acts by whom', async () => {
    const { api } = engine;
    const at = api.clock.now().toISOString();
    await pause(api, 'bank', 'First');
    api.clock.advance(60_000);
    await pause(api);
    expect((await mustCall(api.url, 'adminHealth', {}, api.admin.token)).payoutsPaused).toEqual({
      reason: 'check',
      note: 'Stolen sessions',
      at,
    });
    const [act] = await mustCall(api.url, 'adminListActs', { about: 'Stolen' }, api.admin.token);
    expect(act).toMatchObject({ action: 'adminPausePayouts', replyCode: 200 });
    await resume(api);
    expect((await mustCall(api.url, 'adminHealth', {}, api.admin.token)).payoutsPaused).toBeUndefined();
  });
});
