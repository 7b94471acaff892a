/** A reply gets lost, the balancer sends the request again: every write gives its first outcome. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import { newId } from '../../src/ids';
import { call, mustCall } from '../../src/testing/apiClient';
import { describeOnEngines } from '../../src/testing/engines';
import { FIXTURE_REEL_MS } from '../../src/testing/fixturePack';
import { smallPng } from '../../src/testing/images';
import { type LossyProxy, startLossyProxy } from '../../src/testing/lossyProxy';
import { newPerson, type Person } from '../../src/testing/people';
import { expectInvariants } from '../../src/testing/invariants';
import { activateFree, askForPlan, buyPlan, planOf } from '../../src/testing/watching';

describeOnEngines('a write whose reply is lost and that is sent again', (engine) => {
  let balancer: LossyProxy;
  beforeAll(async () => {
    balancer = await startLossyProxy(engine.api.url);
  });
  afterAll(() => balancer.stop());

  /** Sends a call through the balancer; returns the lost reply and the one that came. */
  async function twice<Name extends ActionName>(name: Name, payload: ActionPayload<Name>, token = '') {
    const second = await call(balancer.url, name, payload, token);
    return { first: balancer.lost.at(-1), second };
  }

  async function firstPaidPlan() {
    const plan = await planOf(engine.api, 250);
    return plan;
  }

  /** Has ₹25 to withdraw: the reward for a friend's recharge. */
  async function withMoney(): Promise<Person> {
    const person = await newPerson(engine.api);
    const friend = await newPerson(engine.api, person.userId);
    await buyPlan(engine.api, friend, await firstPaidPlan(), newId());
    return person;
  }

  const profileOf = ({ userId, token }: Person) =>
    mustCall(engine.api.url, 'getUserProfile', { userId }, token);

  it('userRegister: the same account, signed in', async () => {
    const form = { name: 'Asha Rao', phone: '9876543210', email: `${newId()}@example.in` };
    const { second } = await twice('userRegister', { ...form, password: 'secret-1', cPassword: 'secret-1' });
    expect(second).toMatchObject({ code: 200, msg: 'Registration successful!', data: form });
    const { _id: userId = '', token = '' } = second.data ?? {};
    const first = balancer.lost.at(-1) as typeof second;
    expect(userId).toBe(first.data?._id);
    expect(await profileOf({ userId, token, referralCode: '' })).toMatchObject(form);
  });

  it('userLogout: the session has ended', async () => {
    const { userId, token } = await newPerson(engine.api);
    const { first, second } = await twice('userLogout', {}, token);
    expect(second).toMatchObject({ code: 200, msg: 'Logged out!' });
    expect(second).toEqual(first);
    expect((await call(engine.api.url, 'getUserProfile', { userId }, token)).code).toBe(401);
  });

  it('changePassword: the password is changed', async () => {
    const { url } = engine.api;
    const [email, currentPassword] = [`${newId()}@example.in`, 'secret-1'];
    const form = { name: 'Asha Rao', phone: '9876543210', email };
    const fields = { ...form, password: currentPassword, cPassword: currentPassword };
    const { _id: userId, token } = await mustCall(url, 'userRegister', fields);
    const change = { userId, currentPassword, password: 'secret-2', cPassword: 'secret-2' };
    const { first, second } = await twice('changePassword', change, token);
    expect(second).toMatchObject({ code: 200 });
    expect(second).toEqual(first);
    expect((await call(url, 'userLogin', { email, password: 'secret-2' })).code).toBe(200);
    expect(
      (await call(url, 'changePassword', { ...change, password: 'secret-3', cPassword: 'secret-3' }, token))
        .code,
    ).toBe(400);
  });

  it('resetPassword: the password is set', async () => {
    const { url, admin } = engine.api;
    const [email, password] = [`${newId()}@example.in`, 'secret-1'];
    const form = { name: 'Asha Rao', phone: '9876543210', email, password, cPassword: password };
    await mustCall(url, 'userRegister', form);
    const { code } = await mustCall(url, 'adminIssueResetCode', { email }, admin.token);
    const reset = { code, password: 'secret-2', cPassword: 'secret-2' };
    const { first, second } = await twice('resetPassword', reset);
    expect(second).toMatchObject({ code: 200 });
    expect(second).toEqual(first);
    expect((await call(url, 'userLogin', { email, password: 'secret-2' })).code).toBe(200);
  });

  it('rechargePlan of the free plan: active once', async () => {
    const { userId, token } = await newPerson(engine.api);
    const free = await planOf(engine.api, 0);
    const { first, second } = await twice('rechargePlan', { userId, planId: free._id }, token);
    expect(second).toMatchObject({ code: 200, msg: 'Free plan activated!' });
    expect(second).toEqual(first);
  });

  it('rechargePlan of a paid plan: one request', async () => {
    const { userId, token } = await newPerson(engine.api);
    const { _id: planId } = await firstPaidPlan();
    const form = { userId, planId, transactionId: newId(), amount: 255, qrImage: smallPng() };
    const { first, second } = await twice('rechargePlan', form, token);
    expect(second).toMatchObject({ code: 200, data: { status: 'pending' } });
    expect(second).toEqual(first);
    expect(await mustCall(engine.api.url, 'getUserPendingRechargeList', { userId }, token)).toHaveLength(1);
  });

  it.each([['with a key', newId()] as const, ['without a key of the client’s', undefined] as const])(
    'withdrawRequest %s: held once',
    async (_name, requestKey) => {
      const person = await withMoney();
      const payload = { userId: person.userId, amount: 10, requestKey };
      const { first, second } = await twice('withdrawRequest', payload, person.token);
      expect(second).toMatchObject({ code: 200, data: { amount: 10, status: 'pending' } });
      expect(second).toEqual(first);
      expect(await profileOf(person)).toMatchObject({ walletBalance: 15, onHold: 10 });
      // Asked for again by the user, it is another one.
      if (requestKey) return;
      await mustCall(engine.api.url, 'withdrawRequest', payload, person.token);
      expect(await profileOf(person)).toMatchObject({ walletBalance: 5, onHold: 20 });
    },
  );

  it('updateUserProfile: the same profile', async () => {
    const person = await newPerson(engine.api);
    const change = { name: 'Asha R', email: `${newId()}@example.in`, phone: '9876543211' };
    const payload = { userId: person.userId, ...change, userUpiId: 'asha.r@upi' };
    const { first, second } = await twice('updateUserProfile', payload, person.token);
    expect(second).toMatchObject({ code: 200, data: change });
    expect(second).toEqual(first);
  });

  it('markReelWatched: credited once', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { userId, token } = person;
    const { _id: planId } = await activateFree(api, person);
    const [reel] = await mustCall(api.url, 'getReelsByUserPlan', { userId, planId }, token);
    api.clock.advance(FIXTURE_REEL_MS);
    const payload = { userId, planId, videoId: reel?._id ?? '' };
    const { first, second } = await twice('markReelWatched', payload, token);
    expect(second).toMatchObject({ code: 200, data: { earnWatchReel: 0.5, reelsWatchedToday: 1 } });
    expect(second).toEqual(first);
    expect(await profileOf(person)).toMatchObject({ reelsWatched: 1, lockedEarnings: 0.5 });
  });

  it.each(['approve', 'reject'] as const)('adminDecideRecharge, %s: decided once', async (decision) => {
    const { api } = engine;
    const person = await newPerson(api, (await newPerson(api)).userId);
    const { _id } = await askForPlan(api, person, await firstPaidPlan(), newId());
    const payload = { _id, decision, reason: 'No such payment' };
    const { first, second } = await twice('adminDecideRecharge', payload, api.admin.token);
    expect(second).toMatchObject({ code: 200 });
    expect(second).toEqual(first);
    expect((await profileOf(person)).userDeposit).toBe(decision === 'approve' ? 250 : 0);
    if (decision === 'approve') return;

    const { userId, token } = person;
    const archive = { _id, userId, planId: (await firstPaidPlan())._id };
    const archived = await twice('deleteRejectedRequest', archive, token);
    expect(archived.second).toMatchObject({ code: 200 });
    expect(archived.second).toEqual(archived.first);
  });

  it.each(['pay', 'reject'] as const)('adminDecideWithdrawal, %s: decided once', async (decision) => {
    const { api } = engine;
    const person = await withMoney();
    const request = { userId: person.userId, amount: 10 };
    const { _id } = await mustCall(api.url, 'withdrawRequest', request, person.token);
    const payload = { _id, decision, utr: '412345678901', reason: 'No such account' };
    const { first, second } = await twice('adminDecideWithdrawal', payload, api.admin.token);
    expect(second).toMatchObject({ code: 200 });
    expect(second).toEqual(first);
    const left = decision === 'pay' ? 15 : 25;
    expect(await profileOf(person)).toMatchObject({ walletBalance: left, onHold: 0 });
  });

  it('adminSavePlan: one new plan, and one change', async () => {
    const { api } = engine;
    const terms = { title: `Festival ${newId()}`, rechargeAmount: 99, earningsPerReel: 0.25 };
    const { first, second } = await twice('adminSavePlan', terms, api.admin.token);
    expect(second).toMatchObject({ code: 200, data: terms });
    expect(second).toEqual(first);
    const change = { ...terms, _id: second.data?._id, earningsPerReel: 0.5, active: false };
    const changed = await twice('adminSavePlan', change, api.admin.token);
    expect(changed.second).toMatchObject({ code: 200, data: { earningsPerReel: 0.5, active: false } });
    expect(changed.second).toEqual(changed.first);
  });

  it('adminSaveReel: one new reel, and one change', async () => {
    const { api } = engine;
    const reel = { title: 'Prompts', videoUrl: `${newId()}.mp4`, duration: 20 };
    const { first, second } = await twice('adminSaveReel', reel, api.admin.token);
    expect(second).toMatchObject({ code: 200, data: reel });
    expect(second).toEqual(first);
    const change = { ...reel, _id: second.data?._id, title: 'Better prompts', active: false };
    const changed = await twice('adminSaveReel', change, api.admin.token);
    expect(changed.second).toMatchObject({ code: 200, data: { title: 'Better prompts' } });
    expect(changed.second).toEqual(changed.first);
  });

  it('adminAddAdministrator: one administrator, who logs in with the password of the second reply', async () => {
    const { url, admin } = engine.api;
    const added = { email: `${newId()}@example.in`, name: 'Ravi', role: 'maker' } as const;
    const { second } = await twice('adminAddAdministrator', added, admin.token);
    expect(second).toMatchObject({ code: 200, data: added });
    const login = { email: added.email, password: second.data?.password ?? '' };
    expect((await call(url, 'userLogin', login)).code).toBe(200);
    const { code, msg } = await call(url, 'adminAddAdministrator', added, admin.token);
    expect({ code, msg }).toEqual({ code: 409, msg: 'This email belongs to another account.' });
  });

  it('adminAddAdministrator: a former one logs in with the password of the second reply', async () => {
    const { api } = engine;
    const added = { email: `${newId()}@example.in`, name: 'Ravi', role: 'maker' } as const;
    const { password: before } = await mustCall(api.url, 'adminAddAdministrator', added, api.admin.token);
    const former = await mustCall(api.url, 'userLogin', { email: added.email, password: before });
    await mustCall(api.url, 'adminChangeRole', { email: added.email, role: 'none' }, api.admin.token);
    await mustCall(api.url, 'userLogin', { email: added.email, password: before });
    api.clock.advance(1000);
    const { second } = await twice('adminAddAdministrator', added, api.admin.token);
    expect(second).toMatchObject({ code: 200, data: { ...added, _id: former._id } });
    const login = { email: added.email, password: second.data?.password ?? '' };
    expect((await call(api.url, 'userLogin', login)).code).toBe(200);
    expect((await call(api.url, 'adminAddAdministrator', added, api.admin.token)).code).toBe(409);
  });

  it('adminChangeRole: the role is taken away', async () => {
    const { url, admin } = engine.api;
    const email = `${newId()}@example.in`;
    await mustCall(url, 'adminAddAdministrator', { email, name: 'Ravi', role: 'maker' }, admin.token);
    const { first, second } = await twice('adminChangeRole', { email, role: 'none' }, admin.token);
    expect(second).toMatchObject({ code: 200 });
    expect(second).toEqual(first);
  });

  it('adminCloseUser: the account is closed', async () => {
    const { api } = engine;
    const { userId: _id } = await newPerson(api);
    const payload = { _id, loss: 0, reason: 'Asked by mail' };
    const { first, second } = await twice('adminCloseUser', payload, api.admin.token);
    expect(second).toMatchObject({ code: 200, data: { _id } });
    expect(second).toEqual(first);
  });

  it('all of them together leave a sound ledger', async () => {
    await expectInvariants(engine.api.database);
  });
});
