import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import type { Person } from '../testing/people';
import { historyOf, profileOf, withdraw } from '../testing/reversals';
import type { TestApi } from '../testing/startTestApi';
import { newEarner } from '../testing/watching';

const MINUTE = 60_000;

const decide = (api: TestApi, _id: string, decision: 'pay' | 'reject', utr = newId()) =>
  call(api.url, 'adminDecideWithdrawal', { _id, decision, utr, reason: 'Wrong IFSC' }, api.admin.token);

const returnPayout = (api: TestApi, _id: string, utr?: string) => {
  const act = { _id, reason: 'Account closed', ...(utr !== undefined && { utr }) };
  return call(api.url, 'adminReturnPayout', act, api.admin.token);
};

/** A withdrawal of ₹20 of the ₹25 that an earner has, paid with a bank reference. */
async function newPayout(api: TestApi, utr = newId()): Promise<{ person: Person; _id: string }> {
  const person = await newEarner(api);
  const _id = await withdraw(api, person, 20);
  api.clock.advance(MINUTE);
  expect((await decide(api, _id, 'pay', utr)).code).toBe(200);
  api.clock.advance(MINUTE);
  return { person, _id };
}

describeOnEngines('a payout that the bank returned', (engine) => {
  it('is available to its user again, in full and once', async () => {
    const { api } = engine;
    const { person, _id } = await newPayout(api);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 5, totalWithdrawn: 20 });
    const answers = await Promise.all([returnPayout(api, _id, 'RET1'), returnPayout(api, _id, 'RET1')]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ code: 200, data: { status: 'rejected', reason: 'Account closed' } });
      expect(answer.data).toMatchObject({ returnUtr: 'RET1', returnedAt: api.clock.now().toISOString() });
    }
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 25, onHold: 0, totalWithdrawn: 0 });
    await expectInvariants(api.database);
  });

  it('is in the history as rejected, with the times of payout and return', async () => {
    const { api } = engine;
    const { person, _id } = await newPayout(api);
    const returnedAt = api.clock.now().getTime();
    await returnPayout(api, _id);
    const history = await historyOf(api, person);
    expect(history.find((row) => row._id === _id)).toMatchObject({
      status: 'rejected',
      remark: 'Returned by the bank: Account closed',
      settledAt: new Date(returnedAt - MINUTE).toISOString(),
      returnedAt: new Date(returnedAt).toISOString(),
      balanceAfter: 25,
    });
  });

  it('can be withdrawn again, and is not decided twice', async () => {
    const { api } = engine;
    const { person, _id } = await newPayout(api);
    await returnPayout(api, _id);
    for (const decision of ['pay', 'reject'] as const) {
      expect(await decide(api, _id, decision)).toMatchObject({
        code: 409,
        msg: 'This withdrawal has already been returned by the bank.',
      });
    }
    expect((await decide(api, await withdraw(api, person, 25), 'pay')).code).toBe(200);
    await expectInvariants(api.database);
  });

  it('was paid before', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const _id = await withdraw(api, person, 20);
    const notPaid = { code: 409, msg: 'Only a withdrawal that was paid can be returned.' };
    expect(await returnPayout(api, _id)).toMatchObject(notPaid);
    await decide(api, _id, 'reject');
    expect(await returnPayout(api, _id)).toMatchObject(notPaid);
    expect((await returnPayout(api, 'none')).code).toBe(400);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 25 });
  });

  it('has the reference of its payout, or one that no other payment has', async () => {
    const { api } = engine;
    const [own, other] = ['612345678901', '612345678902'];
    const first = await newPayout(api, own);
    const second = await newPayout(api);
    const third = await newPayout(api);
    expect((await returnPayout(api, second._id, own)).msg).toContain(own);
    expect((await returnPayout(api, first._id, own)).code).toBe(200);
    expect((await returnPayout(api, second._id, `UTR ${other}`)).code).toBe(200);
    expect((await returnPayout(api, third._id, other)).code).toBe(409);
    expect(await returnPayout(api, second._id, own)).toMatchObject({
      code: 409,
      msg: `This payout has already been returned, with another bank reference: ${other}.`,
    });
    const found = await mustCall(api.url, 'adminFindUsers', { search: other }, api.admin.token);
    expect(found.map((user) => user._id)).toEqual([second.person.userId]);
    // The payout keeps its reference too.
    const asked = await withdraw(api, third.person, 5);
    expect((await decide(api, asked, 'pay', own)).code).toBe(409);
    await expectInvariants(api.database);
  });

  it('of a closed account stays as it is, and one before the closing keeps its payee', async () => {
    const { api } = engine;
    const { person, _id } = await newPayout(api);
    await returnPayout(api, _id);
    const again = await withdraw(api, person, 25);
    await decide(api, again, 'pay');
    const closing = { _id: person.userId, loss: 0, reason: 'Asked by mail' };
    await mustCall(api.url, 'adminCloseUser', closing, api.admin.token);
    expect(await returnPayout(api, again)).toMatchObject({
      code: 409,
      msg: expect.stringContaining('account is closed'),
    });
    const rows = await api.database.queries
      .selectFrom('withdrawals')
      .select('upi_id')
      .where('user_id', '=', person.userId)
      .execute();
    expect(rows).toEqual([{ upi_id: 'asha@upi' }, { upi_id: 'asha@upi' }]);
    await expectInvariants(api.database);
  });

  it('is money of a frozen user, too', async () => {
    const { api } = engine;
    const { person, _id } = await newPayout(api);
    const freeze = { _id: person.userId, frozen: true, reason: 'Shared payee' };
    await mustCall(api.url, 'adminFreezeUser', freeze, api.admin.token);
    expect((await returnPayout(api, _id)).code).toBe(200);
    await expectInvariants(api.database);
  });
});
