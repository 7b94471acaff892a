import { expect, it } from 'vitest';
import { newId } from '../ids';
import { createUser } from '../sessions/createUser';
import { openSession } from '../sessions/session';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { idsOf, mark } from '../testing/feedCalls';
import { expectInvariants } from '../testing/invariants';
import { newPerson, type Person } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { activateFree, askForPlan, newEarner, planOf } from '../testing/watching';

/** A person with a referral reward of ₹25. */
const withdraw = (api: TestApi, { userId, token }: Person, amount: number, more: object = {}) =>
  call(api.url, 'withdrawRequest', { userId, amount, ...more }, token);
const pay = (api: TestApi, _id: string, utr: string, token = api.admin.token) =>
  call(api.url, 'adminDecideWithdrawal', { _id, decision: 'pay', utr }, token);

const digits = () => String(Math.floor(Math.random() * 1e12)).padStart(12, '0');

describeOnEngines('a bank reference', (engine) => {
  it('pays one withdrawal, however it is written', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const first = await withdraw(api, person, 5);
    const second = await withdraw(api, person, 5);
    const utr = digits();
    expect((await pay(api, first.data?._id ?? '', utr)).code).toBe(200);
    for (const same of [utr, `UTR ${utr}`, `utr:${utr.slice(0, 4)} ${utr.slice(4)}`]) {
      expect(await pay(api, second.data?._id ?? '', same)).toMatchObject({
        code: 409,
        msg: `The bank reference ${utr} already belongs to another payment.`,
      });
      // The same decision again, in another writing, changes nothing.
      expect((await pay(api, first.data?._id ?? '', same)).code).toBe(200);
    }
    expect((await pay(api, second.data?._id ?? '', '---')).code).toBe(400);
    await expectInvariants(api.database);
  });

  it('of a payout cannot prove a recharge, nor the other way round', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const [paid, proof] = [digits(), digits()];
    const first = await withdraw(api, person, 5);
    await pay(api, first.data?._id ?? '', paid);
    const plan = await planOf(api, 250);
    await expect(askForPlan(api, person, plan, paid)).rejects.toThrow('already been used');
    const { _id } = await askForPlan(api, person, plan, proof);
    const second = await withdraw(api, person, 5);
    expect((await pay(api, second.data?._id ?? '', proof)).code).toBe(409);
    // A rejected request gives its reference back.
    const reject = { _id, decision: 'reject', reason: 'Not received' } as const;
    await mustCall(api.url, 'adminDecideRecharge', reject, api.admin.token);
    expect((await pay(api, second.data?._id ?? '', proof)).code).toBe(200);
  });

  it('is used once in concurrent decisions', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const asked = [await withdraw(api, person, 5), await withdraw(api, person, 5)];
    const utr = digits();
    const replies = await Promise.all(asked.map(({ data }) => pay(api, data?._id ?? '', utr)));
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 409]);
    await expectInvariants(api.database);
  });
});

describeOnEngines(
  'a withdrawal request',
  (engine) => {
    it('has a minimum, and a limit of open ones', async () => {
      const { api } = engine;
      const person = await newEarner(api);
      expect(await withdraw(api, person, 1)).toMatchObject({
        code: 400,
        msg: 'The smallest withdrawal is ₹2.',
      });
      for (let open = 0; open < 3; open += 1) expect((await withdraw(api, person, 2)).code).toBe(200);
      expect(await withdraw(api, person, 2)).toMatchObject({
        code: 409,
        msg: expect.stringContaining('already have 3 withdrawals'),
      });
    });

    it('keeps to its limit in concurrent requests', async () => {
      const { api } = engine;
      const person = await newEarner(api);
      const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => withdraw(api, person, 2)));
      expect(replies.filter(({ code }) => code === 200)).toHaveLength(3);
    });

    it.each(['0x10', 'true', '1e1', '+5', ' 5 5 '])('of %j is refused', async (amount) => {
      const { api } = engine;
      const { userId, token } = await newEarner(api);
      const answer = await call(api.url, 'withdrawRequest', { userId, amount }, token);
      expect(answer).toMatchObject({ code: 400, msg: 'Please enter a valid amount', field: 'amount' });
    });

    it.each([true, [5], ['5'], null, { value: 5 }])('of JSON %j is refused', async (amount) => {
      const { api } = engine;
      const { userId, token } = await newEarner(api);
      const response = await fetch(`${api.url}/withdrawRequest`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ userId, amount }),
      });
      expect(await response.json()).toMatchObject({ code: 400, data: null });
    });

    it('has a minimum that the profile tells', async () => {
      const { api } = engine;
      const { userId, token } = await newPerson(api);
      const profile = await mustCall(api.url, 'getUserProfile', { userId }, token);
      expect(profile.minWithdrawal).toBe(2);
    });

    it('is not repeated to another payee under the same key', async () => {
      const { api } = engine;
      const person = await newEarner(api);
      const bank = {
        account_holder_name: 'Asha',
        account_number: '123456789',
        ifsc_code: 'HDFC0000001',
      };
      await api.database.queries.updateTable('users').set(bank).where('id', '=', person.userId).execute();
      const requestKey = newId();
      expect((await withdraw(api, person, 5, { requestKey, payTo: 'upi' })).code).toBe(200);
      expect((await withdraw(api, person, 5, { requestKey, payTo: 'upi' })).code).toBe(200);
      expect(await withdraw(api, person, 5, { requestKey, payTo: 'bank' })).toMatchObject({
        code: 409,
        msg: 'This request has already been made to a different payee.',
      });
    });

    it('goes to the payee that its user was shown, and to no other', async () => {
      const { api } = engine;
      const person = await newEarner(api);
      const bank = { account_holder_name: 'Asha', account_number: '123456789', ifsc_code: 'HDFC0000001' };
      await api.database.queries.updateTable('users').set(bank).where('id', '=', person.userId).execute();
      const refused = {
        code: 409,
        msg: 'Your UPI ID or bank account has changed. Please check it and try again.',
      };
      for (const shownPayee of ['', 'old@upi', '123456789 HDFC0000001']) {
        expect(await withdraw(api, person, 5, { shownPayee })).toMatchObject(refused);
      }
      const toBank = { payTo: 'bank' } as const;
      const otherBank = { ...toBank, shownPayee: '123456789 HDFC0000002' };
      expect(await withdraw(api, person, 5, otherBank)).toMatchObject(refused);
      const shown = { ...toBank, shownPayee: '123456789 HDFC0000001' };
      expect((await withdraw(api, person, 5, shown)).code).toBe(200);
      expect((await withdraw(api, person, 5, { shownPayee: 'ASHA@upi' })).code).toBe(200);
    });
  },
  { settings: { MIN_WITHDRAWAL: 2, MAX_OPEN_WITHDRAWALS: 3 } },
);

describeOnEngines(
  'a payout above the limit',
  (engine) => {
    it('takes two people', async () => {
      const { api } = engine;
      const person = await newEarner(api);
      const { data } = await withdraw(api, person, 20);
      const _id = data?._id ?? '';
      const other = await secondAdministrator(api);
      const rows = await mustCall(api.url, 'adminListWithdrawals', {}, api.admin.token);
      expect(rows.find((row) => row._id === _id)).toMatchObject({ twoPeople: true, reviewedBy: '' });
      const review = (token: string) => call(api.url, 'adminReviewWithdrawal', { _id }, token);
      expect(await pay(api, _id, newId())).toMatchObject({
        code: 409,
        msg: expect.stringContaining('someone else must review it first'),
      });
      expect(await review(api.admin.token)).toMatchObject({ data: { reviewedBy: 'Administrator' } });
      expect(await pay(api, _id, newId())).toMatchObject({
        code: 409,
        msg: expect.stringContaining('you reviewed it'),
      });
      const batchBy = async (token: string) =>
        (await mustCall(api.url, 'adminCreatePayoutBatch', { name: newId() }, token)).map((row) => row._id);
      expect([await batchBy(api.admin.token), await batchBy(other)]).toEqual([[], [_id]]);
      // The first review counts: a second one does not free the first reviewer.
      expect((await review(other)).code).toBe(200);
      expect((await pay(api, _id, newId())).code).toBe(409);
      expect((await pay(api, _id, newId(), other)).code).toBe(200);
      expect((await review(other)).code).toBe(409);
      const returned = { _id, reason: 'Account closed' };
      expect(await call(api.url, 'adminReturnPayout', returned, other)).toMatchObject({
        code: 409,
        msg: expect.stringContaining('you paid it'),
      });
      expect((await call(api.url, 'adminReturnPayout', returned, api.admin.token)).code).toBe(200);
      await expectInvariants(api.database);
    });
  },
  { settings: { TWO_PERSON_PAYOUT_ABOVE: 10 } },
);

async function secondAdministrator({ database, clock }: TestApi): Promise<string> {
  const now = clock.now();
  const administrator = {
    name: 'Ravi',
    email: `${newId()}@example.in`,
    phone: '',
    passwordHash: null,
    googleSubject: null,
    userType: 'admin',
    referrerId: null,
  } as const;
  const id = await database.transaction((queries) => createUser(queries, administrator, now));
  return openSession(database.queries, id, now);
}

describeOnEngines('a frozen user', (engine) => {
  it('keeps everything and moves nothing, until released', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    const freeze = (frozen: boolean, reason?: string) =>
      call(api.url, 'adminFreezeUser', { _id: userId, frozen, reason }, api.admin.token);
    const plan = await planOf(api, 250);
    const free = await activateFree(api, person);
    const [reel = ''] = await idsOf(api, person, free._id);
    api.clock.advance(60_000);
    const recharge = await askForPlan(api, person, plan, newId());
    const { data } = await withdraw(api, person, 5);
    const _id = data?._id ?? '';
    expect((await freeze(true)).code).toBe(400);
    expect((await freeze(true, 'Ten accounts share this UPI ID')).code).toBe(200);

    const frozen = { code: 409, msg: expect.stringContaining('under review') };
    expect(await withdraw(api, person, 5)).toMatchObject(frozen);
    expect(await mark(api, person, free._id, reel)).toMatchObject(frozen);
    const own = { userId, planId: free._id };
    expect(await call(api.url, 'rechargePlan', own, token)).toMatchObject(frozen);
    expect(await pay(api, _id, newId())).toMatchObject({ code: 409, msg: expect.stringContaining('frozen') });
    const approve = { _id: recharge._id, decision: 'approve' } as const;
    expect((await call(api.url, 'adminDecideRecharge', approve, api.admin.token)).code).toBe(409);
    const [found] = await mustCall(api.url, 'adminFindUsers', { search: userId }, api.admin.token);
    expect(found).toMatchObject({ frozen: true, walletBalance: 20, onHold: 5 });

    expect((await freeze(false)).code).toBe(200);
    expect((await mark(api, person, free._id, reel)).code).toBe(200);
    expect((await pay(api, _id, newId())).code).toBe(200);
    expect((await call(api.url, 'adminDecideRecharge', approve, api.admin.token)).code).toBe(200);
    await expectInvariants(api.database);
  });
});
