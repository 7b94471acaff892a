import { afterAll, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines, type EngineUnderTest } from '../testing/engines';
import { startFakeSmtp } from '../testing/fakeSmtp';
import { login, mailedCode, mailSettings, newAccount, signUp } from '../testing/mailedAccounts';
import { newPerson } from '../testing/people';
import { buyPlan, planOf } from '../testing/watching';
import { CODE_LIFETIME_MS, CODE_REPEAT_MS } from './codes';
import { FRESH_SESSION_MS } from './confirmOwner';
import { sendResetLink } from './resetPassword';

const HOUR_MS = 60 * 60 * 1000;
const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());

const withMail = (engine: EngineUnderTest) => {
  const reset = (code: string, password = 'secret-2') =>
    call(engine.api.url, 'resetPassword', { code, password, cPassword: password });
  const askReset = (email: string) => call(engine.api.url, 'requestPasswordReset', { email });

  it('a forgotten password is set by a mailed link, once, and ends all sessions', async () => {
    const { email, userId, token } = await signUp(engine.api);
    expect((await askReset(email)).data).toEqual({ sent: true });
    const code = await mailedCode(smtp, email, 'reset');
    expect((await reset(code)).code).toBe(200);
    expect((await reset(code, 'secret-3')).code).toBe(400);
    expect((await login(engine.api, email)).code).toBe(400);
    expect((await login(engine.api, email, 'secret-2')).data).toMatchObject({ emailVerified: true });
    expect((await call(engine.api.url, 'getUserProfile', { userId }, token)).code).toBe(401);
  });

  it('a link is valid for 30 minutes', async () => {
    const { email } = await signUp(engine.api);
    await askReset(email);
    const code = await mailedCode(smtp, email, 'reset');
    engine.api.clock.advance(CODE_LIFETIME_MS);
    expect((await reset(code)).code).toBe(400);
  });

  it('a link stays valid when anyone asks for another one, and its use ends the others', async () => {
    const { email } = await signUp(engine.api);
    await askReset(email);
    const first = await mailedCode(smtp, email, 'reset');
    await askReset(email);
    const second = await mailedCode(smtp, email, 'reset');
    expect((await reset('of-a-stranger')).code).toBe(400);
    expect((await reset(first)).code).toBe(200);
    expect((await reset(second)).code).toBe(400);
  });

  it('the code of an operator stays valid when anyone asks for a link, and ends with the use of either', async () => {
    const { url, admin } = engine.api;
    const { email } = await signUp(engine.api);
    const issue = () => mustCall(url, 'adminIssueResetCode', { email }, admin.token);
    const issueBoth = async () => {
      const { code } = await issue();
      await askReset(email);
      return { code, link: await mailedCode(smtp, email, 'reset') };
    };
    const first = await issueBoth();
    expect((await reset(first.code)).code).toBe(200);
    expect((await reset(first.code, 'secret-3')).code).toBe(400);
    expect((await reset(first.link)).code).toBe(400);
    const second = await issueBoth();
    expect((await reset(second.link, 'secret-4')).code).toBe(200);
    expect((await reset(second.code, 'secret-5')).code).toBe(400);
  });

  it('a reset that is sent again is confirmed again for ten minutes, as long as its password is the present one', async () => {
    const { email } = await signUp(engine.api);
    await askReset(email);
    const code = await mailedCode(smtp, email, 'reset');
    const first = await reset(code);
    const credentials = { email, password: 'secret-2' };
    const { _id: userId, token } = await mustCall(engine.api.url, 'userLogin', credentials);
    expect(await reset(code)).toEqual(first);
    // The repeat did nothing: the session since then is still open.
    expect((await call(engine.api.url, 'getUserProfile', { userId }, token)).code).toBe(200);
    engine.api.clock.advance(CODE_REPEAT_MS);
    expect((await reset(code)).code).toBe(400);
  });

  it('a used code is no way around the back-off of log-ins', async () => {
    const { email } = await signUp(engine.api);
    await askReset(email);
    const code = await mailedCode(smtp, email, 'reset');
    await reset(code);
    for (let guess = 0; guess < 12; guess += 1) await reset(code, `guess-${guess}`);
    expect((await reset(code)).code).toBe(400);
    expect((await login(engine.api, email, 'secret-2')).code).toBe(429);
  });

  it('the reply is the same without an account', async () => {
    const { email } = await signUp(engine.api);
    expect(await askReset(email)).toEqual(await askReset(`${newId()}@example.in`));
  });

  it('a mailbox is not flooded: five links are sent, then one after each wait', async () => {
    const { database, clock } = engine.api;
    const { email } = await signUp(engine.api);
    const mailer = {
      configured: true,
      counts: { sent: 0, failed: 0 },
      send: vi.fn(),
      settle: () => Promise.resolve(),
    };
    const config = readConfig(mailSettings(smtp));
    const ask = () => sendResetLink(email, { database, clock, mailer, config });
    for (let time = 0; time < 12; time += 1) await ask();
    expect(mailer.send).toHaveBeenCalledTimes(5);
    clock.advance(HOUR_MS);
    await ask();
    await ask();
    expect(mailer.send).toHaveBeenCalledTimes(6);
  });

  it('a user who proves an unverified address gets the account without another user’s data', async () => {
    const { email, token, profile } = await signUp(engine.api);
    await mustCall(engine.api.url, 'updateUserProfile', { ...profile, userUpiId: 'thief@upi' }, token);
    await askReset(email);
    await reset(await mailedCode(smtp, email, 'reset'));
    const owner = await login(engine.api, email, 'secret-2');
    expect(owner.data).toMatchObject({ userUpiId: '', phone: '', emailVerified: true });
  });

  it('a password change needs the old one and logs the other devices out', async () => {
    const { email, userId, token } = await signUp(engine.api);
    const other = (await login(engine.api, email)).data?.token;
    const change = (currentPassword: string) =>
      call(
        engine.api.url,
        'changePassword',
        { userId, currentPassword, password: 'secret-2', cPassword: 'secret-2' },
        token,
      );
    expect(await change('wrong-1')).toMatchObject({ code: 400, msg: 'The current password is wrong.' });
    expect((await change('secret-1')).code).toBe(200);
    expect((await call(engine.api.url, 'getUserProfile', { userId }, other)).code).toBe(401);
    expect((await call(engine.api.url, 'getUserProfile', { userId }, token)).code).toBe(200);
    expect((await login(engine.api, email, 'secret-2')).code).toBe(200);
  });
};

describeOnEngines('with mail', withMail, { settings: mailSettings(smtp) });

describeOnEngines('without mail', (engine) => {
  it('an operator issues a code, which proves no address', async () => {
    const { url, admin } = engine.api;
    const fields = newAccount();
    await mustCall(url, 'userRegister', fields);
    expect(await call(url, 'requestPasswordReset', { email: fields.email })).toMatchObject({
      code: 200,
      data: { sent: false },
    });
    const { code } = await mustCall(url, 'adminIssueResetCode', { email: fields.email }, admin.token);
    const password = 'secret-2';
    const spoken = `${code.slice(0, 5)}-${code.slice(5)}`.toUpperCase();
    expect((await call(url, 'resetPassword', { code: spoken, password, cPassword: password })).code).toBe(
      200,
    );
    const { data } = await call(url, 'userLogin', { email: fields.email, password });
    expect(data).toMatchObject({ phone: fields.phone });
    expect(data).not.toHaveProperty('emailVerified');
  });

  it('lists the devices that are logged in, and logs out the others', async () => {
    const { url } = engine.api;
    const fields = newAccount();
    const { _id: userId, token } = await mustCall(url, 'userRegister', fields);
    const { token: other } = await mustCall(url, 'userLogin', fields);
    const listed = await mustCall(url, 'getUserSessions', { userId }, token);
    expect(listed.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(listed[0]).toMatchObject({ address: '127.0.0.1', userAgent: 'node' });
    await mustCall(url, 'endUserSessions', { userId }, token);
    expect((await call(url, 'getUserProfile', { userId }, other)).code).toBe(401);
    expect(await mustCall(url, 'getUserSessions', { userId }, token)).toHaveLength(1);
  });

  it('logs out one device of the user’s own', async () => {
    const { url } = engine.api;
    const [fields, stranger] = [newAccount(), newAccount()];
    const { _id: userId, token } = await mustCall(url, 'userRegister', fields);
    const { token: other } = await mustCall(url, 'userLogin', fields);
    const strangerUser = await mustCall(url, 'userRegister', stranger);
    const listed = await mustCall(url, 'getUserSessions', { userId }, token);
    const _id = listed.find(({ current }) => !current)?._id ?? '';
    await mustCall(url, 'endUserSession', { userId: strangerUser._id, _id }, strangerUser.token);
    expect((await call(url, 'getUserProfile', { userId }, other)).code).toBe(200);
    await mustCall(url, 'endUserSession', { userId, _id }, token);
    expect((await call(url, 'getUserProfile', { userId }, other)).code).toBe(401);
    expect((await call(url, 'getUserProfile', { userId }, token)).code).toBe(200);
    expect((await call(url, 'endUserSession', { userId, _id: '%' }, token)).code).toBe(400);
  });

  it('tells until when withdrawals to a new payee wait, and if there is a password', async () => {
    const { url, clock } = engine.api;
    const fields = newAccount();
    const { _id: userId, token } = await mustCall(url, 'userRegister', fields);
    const own = { userId, name: fields.name, email: fields.email, phone: fields.phone };
    const save = (userUpiId: string) => mustCall(url, 'updateUserProfile', { ...own, userUpiId }, token);
    expect(await save('asha@upi')).toMatchObject({ payeeHeldUntil: '', hasPassword: true });
    const { payeeHeldUntil = '' } = await save('new@upi');
    const hours = (Date.parse(payeeHeldUntil) - clock.now().getTime()) / HOUR_MS;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    clock.advance(24 * HOUR_MS);
    expect(await mustCall(url, 'getUserProfile', { userId }, token)).toMatchObject({ payeeHeldUntil: '' });
  });

  it('a session of some time needs the password for a new email or payee, not for the first one', async () => {
    const { url, clock } = engine.api;
    const fields = newAccount();
    const { _id: userId, token } = await mustCall(url, 'userRegister', fields);
    clock.advance(FRESH_SESSION_MS + 1);
    const own = { userId, name: fields.name, email: fields.email, phone: fields.phone };
    const save = (more: object) =>
      call(url, 'updateUserProfile', { ...own, userUpiId: 'asha@upi', ...more }, token);
    expect((await save({})).code).toBe(200);
    for (const change of [{ userUpiId: 'other@upi' }, { email: `${newId()}@example.in` }]) {
      expect(await save(change)).toMatchObject({
        code: 428,
        msg: expect.stringContaining('enter your password'),
      });
      expect((await save({ ...change, currentPassword: 'wrong-1' })).code).toBe(400);
    }
    expect((await save({ name: 'Asha R' })).code).toBe(200);
    expect((await save({ userUpiId: 'other@upi', currentPassword: 'secret-1' })).code).toBe(200);
  });

  it('a payee that replaced another is paid after 24 hours', async () => {
    const { url, clock, admin } = engine.api;
    const fields = newAccount();
    const { _id: userId, token } = await mustCall(url, 'userRegister', fields);
    const plan = await planOf(engine.api, 250);
    await buyPlan(engine.api, await newPerson(engine.api, userId), plan, newId());
    const own = { userId, name: fields.name, email: fields.email, phone: fields.phone };
    const save = (userUpiId: string) => mustCall(url, 'updateUserProfile', { ...own, userUpiId }, token);
    const withdraw = async () => (await mustCall(url, 'withdrawRequest', { userId, amount: 5 }, token))._id;
    const pay = (_id: string) =>
      call(url, 'adminDecideWithdrawal', { _id, decision: 'pay', utr: newId() }, admin.token);
    await save('asha@upi');
    const first = await withdraw();
    await save('new@upi');
    const second = await withdraw();
    expect((await pay(first)).code).toBe(200);
    expect(await pay(second)).toMatchObject({ code: 409, msg: expect.stringContaining('payee is new') });
    clock.advance(24 * HOUR_MS);
    expect((await pay(second)).code).toBe(200);
  });
});
