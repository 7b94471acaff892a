import { afterAll, expect, it } from 'vitest';
import { newId } from '../../ids';
import { postJournal } from '../../ledger/postJournal';
import { call, mustCall } from '../../testing/apiClient';
import { describeOnEngines } from '../../testing/engines';
import { startFakeSmtp } from '../../testing/fakeSmtp';
import { expectInvariants } from '../../testing/invariants';
import { expectMails, login, mailSettings, newAccount, signUp } from '../../testing/mailedAccounts';
import { keepSignedIn, newPerson, type Person } from '../../testing/people';
import type { TestApi } from '../../testing/startTestApi';
import { activateFree, askForPlan, buyPlan, newEarner, planOf, watchReels } from '../../testing/watching';

const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());

const MINUTES_16 = 16 * 60 * 1000;

const close = ({ url }: TestApi, { userId, token }: Person, loss = 0, proof = {}) =>
  call(url, 'closeUserAccount', { userId, loss, ...proof }, token);
const rowOf = ({ database }: TestApi, { userId }: Person) =>
  database.queries.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

describeOnEngines('an account that its owner closes', (engine) => {
  it('is erased but for the records of its payments', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 25 }, token);
    await mustCall(
      api.url,
      'adminDecideWithdrawal',
      { _id, decision: 'pay', utr: '400000000001' },
      api.admin.token,
    );
    expect(await close(api, person)).toMatchObject({ code: 200, msg: 'Your account is closed.' });
    const row = await rowOf(api, person);
    expect(JSON.stringify(row)).not.toMatch(/Asha|asha@|9876543210/);
    const withdrawal = await api.database.queries
      .selectFrom('withdrawals')
      .select('upi_id')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(withdrawal.upi_id).toBe('asha@upi');
    expect(await call(api.url, 'getUserProfile', { userId }, token)).toMatchObject({ code: 401 });
    await expectInvariants(api.database);
  });

  it('loses the locked earnings that its owner was told of, and no others', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    await watchReels(api, person, planId, 3);
    expect(await close(api, person, 1)).toMatchObject({ code: 409, msg: expect.stringContaining('₹1.50') });
    expect((await close(api, person, 1.5)).code).toBe(200);
    const balances = await api.database.queries
      .selectFrom('balances')
      .select('paise')
      .where('user_id', '=', person.userId)
      .execute();
    expect(new Set(balances.map(({ paise }) => paise))).toEqual(new Set([0]));
    const plan = await api.database.queries
      .selectFrom('user_plans')
      .select(['earned_paise', 'forfeited_paise'])
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    expect(plan).toEqual({ earned_paise: 150, forfeited_paise: 150 });
    await expectInvariants(api.database);
  });

  it('stays open while money can be withdrawn, a request is pending, or it is frozen', async () => {
    const { api } = engine;
    const rich = await newEarner(api);
    expect(await close(api, rich, 25)).toMatchObject({
      code: 409,
      msg: 'Please withdraw your ₹25.00 first.',
    });
    const waiting = await newPerson(api);
    await askForPlan(api, waiting, await planOf(api, 250), '400000000002');
    expect(await close(api, waiting)).toMatchObject({ code: 409, msg: expect.stringContaining('checked') });
    const frozen = await newPerson(api);
    const freeze = { _id: frozen.userId, frozen: true, reason: 'Shared UPI ID' };
    await mustCall(api.url, 'adminFreezeUser', freeze, api.admin.token);
    expect(await close(api, frozen)).toMatchObject({
      code: 409,
      msg: expect.stringContaining('under review'),
    });
  });

  it('is not an administrator’s, whose session continues', async () => {
    const { url, admin, database } = engine.api;
    const { id: userId } = await database.queries
      .selectFrom('users')
      .select('id')
      .where('email', '=', admin.email)
      .executeTakeFirstOrThrow();
    // The sentence comes before the question for the password.
    engine.api.clock.advance(MINUTES_16);
    expect(await call(url, 'closeUserAccount', { userId, loss: 0 }, admin.token)).toMatchObject({
      code: 403,
      msg: expect.stringContaining('administrator'),
    });
    expect((await call(url, 'getUserProfile', { userId }, admin.token)).code).toBe(200);
  });

  it('needs its password in a session that is not fresh', async () => {
    const { api } = engine;
    const { email, ...account } = await signUp(api);
    const person = { ...account, referralCode: '' };
    api.clock.advance(MINUTES_16);
    expect(await close(api, person)).toMatchObject({ code: 428 });
    expect(await close(api, person, 0, { currentPassword: 'not-it-1' })).toMatchObject({ code: 400 });
    expect(await close(api, person, 0, { currentPassword: 'secret-1' })).toMatchObject({ code: 200 });
    expect((await login(api, email)).code).not.toBe(200);
    // The address is free again, for a new account.
    expect((await signUp(api, email)).userId).not.toBe(person.userId);
  });

  it('earns nothing for its friends, whose sign-ups and recharges continue', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const friend = await newPerson(api, person.userId);
    expect((await close(api, person)).code).toBe(200);
    await buyPlan(api, friend, await planOf(api, 250), '400000000003');
    const signUpByLink = { ...newAccount(), referralCode: person.referralCode };
    expect((await call(api.url, 'userRegister', signUpByLink)).code).toBe(200);
    const balance = await api.database.queries
      .selectFrom('balances')
      .select('paise')
      .where('owner_id', '=', person.userId)
      .where('account', '=', 'available')
      .executeTakeFirstOrThrow();
    expect(balance.paise).toBe(0);
    await expectInvariants(api.database);
  });

  it('is closed once by many calls at the same time', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const replies = await Promise.all([1, 2, 3, 4].map(() => close(api, person)));
    const codes = replies.map(({ code }) => code).sort();
    expect(codes).toEqual([200, 401, 401, 401]);
    expect(new Set(replies.map(({ msg }) => msg))).toEqual(new Set(['Your account is closed.']));
  });

  it('says so to every device that was logged in, and nothing else is kept of their sessions', async () => {
    const { api } = engine;
    const { email, ...account } = await signUp(api);
    const person = { ...account, referralCode: '' };
    const { userId } = person;
    const other = (await login(api, email)).data?.token ?? '';
    expect((await close(api, person)).code).toBe(200);
    const closed = { code: 401, msg: 'Your account is closed.', data: null };
    // The reply to the first call may have been lost.
    expect(await close(api, person)).toMatchObject(closed);
    const reel = { userId, planId: 'plan', videoId: 'reel' };
    for (const token of [person.token, other]) {
      expect(await call(api.url, 'getUserProfile', { userId }, token)).toMatchObject(closed);
      expect(await call(api.url, 'markReelWatched', reel, token)).toMatchObject(closed);
    }
    const stranger = await call(api.url, 'getUserProfile', { userId }, 'unknown');
    expect(stranger).toMatchObject({ code: 401, msg: 'Please log in to continue.' });
    const sessions = await api.database.queries
      .selectFrom('sessions')
      .select(['ended_at', 'address', 'user_agent'])
      .where('user_id', '=', userId)
      .execute();
    const ended = { ended_at: api.clock.now(), address: '', user_agent: '' };
    expect(sessions).toEqual([ended, ended]);
  });

  it('keeps its money in one place when reels, a free plan and the closing race', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { _id: planId } = await activateFree(api, person);
    await watchReels(api, person, planId, 2);
    const { userId, token } = person;
    const reply = await call(api.url, 'getReelsByUserPlan', { userId, planId, skip: 0, limit: 1 }, token);
    api.clock.advance(60_000);
    const videoId = reply.data?.[0]?._id ?? '';
    const replies = await Promise.all([
      call(api.url, 'markReelWatched', { userId, planId, videoId }, token),
      close(api, person, 1),
      close(api, person, 1.5),
    ]);
    expect(replies.slice(1).filter(({ code }) => code === 200)).toHaveLength(1);
    const { paise } = await api.database.queries
      .selectFrom('balances')
      .select(({ fn }) => fn.sum<number>('paise').as('paise'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(Number(paise)).toBe(0);
    await expectInvariants(api.database);
  });

  it('can neither be unfrozen nor closed again by an administrator, who can close a frozen one', async () => {
    const { api } = engine;
    const frozen = await newPerson(api);
    const { userId: _id } = frozen;
    const act = { _id, loss: 0, reason: 'Asked by mail' };
    await mustCall(
      api.url,
      'adminFreezeUser',
      { _id, frozen: true, reason: 'Shared UPI ID' },
      api.admin.token,
    );
    await mustCall(api.url, 'adminCloseUser', act, api.admin.token);
    const again = { ...act, reason: 'Asked by phone' };
    expect((await call(api.url, 'adminCloseUser', again, api.admin.token)).code).toBe(400);
    const unfreeze = { _id, frozen: false };
    expect((await call(api.url, 'adminFreezeUser', unfreeze, api.admin.token)).code).toBe(400);
    expect(await rowOf(api, frozen)).toMatchObject({
      name: 'Closed account',
      frozen_reason: 'Asked by mail',
    });
  });

  it('can be closed by an administrator however much is lost', async () => {
    const { api } = engine;
    const rich = await newPerson(api);
    const { userId } = rich;
    const paise = 250_000_000_075;
    const at = api.clock.now();
    await postJournal(api.database.queries, {
      kind: 'earnings_unlocked',
      ref: newId(),
      at,
      entries: [
        { account: 'available', ownerId: userId, paise },
        { account: 'reel_rewards', ownerId: null, paise: -paise },
      ],
    });
    const act = { _id: userId, loss: '2500000000.75', reason: 'Asked by mail' };
    expect(await call(api.url, 'adminCloseUser', act, api.admin.token)).toMatchObject({ code: 200 });
    await expectInvariants(api.database);
  });

  it('loses the proofs and payees of rejected requests', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const request = await askForPlan(api, person, await planOf(api, 250), '400000000004');
    const decision = { _id: request._id, decision: 'reject', reason: 'Payment not found' } as const;
    await mustCall(api.url, 'adminDecideRecharge', decision, api.admin.token);
    // Older than what the daily retention looks at.
    api.clock.advance(40 * 24 * 60 * 60 * 1000);
    await keepSignedIn(api);
    expect((await close(api, person)).code).toBe(200);
    const images = await api.database.queries
      .selectFrom('images')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute();
    expect(images).toEqual([]);
    const row = await api.database.queries
      .selectFrom('recharges')
      .select(['image_id', 'transaction_id'])
      .where('id', '=', request._id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ image_id: null, transaction_id: '' });
  });
});

describeOnEngines(
  'the mail of a closed account',
  (engine) => {
    it.each(['user', 'administrator'])(
      'goes to the address that it had, if the %s closes it',
      async (who) => {
        const { api } = engine;
        const { email, ...account } = await signUp(api);
        const person = { ...account, referralCode: '' };
        const act = { _id: person.userId, loss: 0, reason: 'Asked by mail' };
        if (who === 'user') expect((await close(api, person)).code).toBe(200);
        else await mustCall(api.url, 'adminCloseUser', act, api.admin.token);
        // After the one that verifies the address.
        await expectMails(smtp, email, 2);
        const told = smtp.received.filter(({ to }) => to === email).at(-1);
        expect(told?.content).toContain('Your account is closed');
      },
    );
  },
  { settings: mailSettings(smtp) },
);
