import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { newPerson } from '../testing/people';
import { newEarner } from '../testing/watching';
import { addedAdministrator } from '../testing/addedAdministrator';

describeOnEngines('administrators and the log of acts', (engine) => {
  it('are named in the log of acts once they have closed their account', async () => {
    const { api } = engine;
    const ravi = await addedAdministrator(api, 'maker');
    await call(api.url, 'adminDecideRecharge', { _id: 'x', decision: 'approve' }, ravi.token);
    await mustCall(api.url, 'adminChangeRole', { email: ravi.email, role: 'none' }, api.admin.token);
    const { token } = await mustCall(api.url, 'userLogin', ravi);
    await mustCall(api.url, 'closeUserAccount', { userId: ravi._id, loss: 0 }, token);
    const user = await newPerson(api);
    await mustCall(api.url, 'closeUserAccount', { userId: user.userId, loss: 0 }, user.token);
    const log = await mustCall(api.url, 'adminListActs', { limit: 5 }, api.admin.token);
    const named = log.map(({ action, administrator }) => [action, administrator]);
    expect(named[0]).toEqual(['accountClosed', 'Ravi']);
    expect(named.slice(3)).toEqual([
      ['adminDecideRecharge', 'Ravi'],
      ['adminDecideRecharge', 'Ravi'],
    ]);
    expect(JSON.parse(log[0]?.payload ?? '')).toEqual({ name: 'Ravi', email: ravi.email });
    await expectInvariants(api.database);
  });

  it('find the acts about a user, their requests, a bank reference, or an administrator', async () => {
    const { api } = engine;
    const { token } = api.admin;
    const ravi = await addedAdministrator(api, 'maker');
    const { userId, token: userToken } = await newEarner(api);
    const withdrawal = await mustCall(api.url, 'withdrawRequest', { userId, amount: 10 }, userToken);
    const utr = newId();
    await mustCall(
      api.url,
      'adminDecideWithdrawal',
      { _id: withdrawal._id, decision: 'pay', utr },
      ravi.token,
    );
    await mustCall(api.url, 'adminFreezeUser', { _id: userId, frozen: true, reason: 'Shared' }, token);
    const about = async (text: string) => {
      const acts = await mustCall(api.url, 'adminListActs', { about: text }, token);
      return acts.flatMap(({ action, replyCode }) => (replyCode === 200 ? [action] : []));
    };
    expect(await about(userId)).toEqual(['adminFreezeUser', 'adminDecideWithdrawal']);
    expect(await about(withdrawal._id)).toEqual(['adminDecideWithdrawal']);
    expect(await about(utr)).toEqual(['adminDecideWithdrawal']);
    expect(await about(ravi.email)).toEqual(['adminDecideWithdrawal', 'adminAddAdministrator']);
    expect(await about('%')).toEqual([]);
  });

  it('leave a chained log of what they did', async () => {
    const { api } = engine;
    const act = { _id: newId(), frozen: false } as const;
    await Promise.all([1, 2, 3].map(() => call(api.url, 'adminFreezeUser', act, api.admin.token)));
    const log = await mustCall(api.url, 'adminListActs', { limit: 6 }, api.admin.token);
    const own = log.filter(({ payload }) => payload.includes(act._id));
    expect(own.map(({ action, replyCode }) => [action, replyCode]).sort()).toEqual([
      ['adminFreezeUser', null],
      ['adminFreezeUser', null],
      ['adminFreezeUser', null],
      ['adminFreezeUser', 400],
      ['adminFreezeUser', 400],
      ['adminFreezeUser', 400],
    ]);
    await expectInvariants(api.database);
    const change = api.database.queries.updateTable('admin_acts').set({ payload: '{}' }).execute();
    await expect(change).rejects.toThrow('append-only');
  });
});
