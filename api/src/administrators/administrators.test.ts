import { expect, it } from 'vitest';
import { issueCode } from '../accounts/codes';
import { FRESH_SESSION_MS } from '../accounts/confirmOwner';
import { newId } from '../ids';
import { REPEAT_SIGN_UP_MS } from '../sessions/repeatedSignUp';
import { call, mustCall } from '../testing/apiClient';
import { codeAt } from '../testing/codeAt';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { signUp } from '../testing/mailedAccounts';
import { newPerson } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { resetAdministrator } from './resetAdministrator';

async function added(api: TestApi, role: 'viewer' | 'maker' | 'checker' | 'owner') {
  const email = `${newId()}@example.in`;
  const payload = { email, name: 'Ravi', role };
  const { password } = await mustCall(api.url, 'adminAddAdministrator', payload, api.admin.token);
  const { token, _id } = await mustCall(api.url, 'userLogin', { email, password });
  return { email, password, token, _id };
}

describeOnEngines('administrators', (engine) => {
  it('have the rights of their role and those before it', async () => {
    const { api } = engine;
    const codes = async (role: 'viewer' | 'maker' | 'checker' | 'owner') => {
      const { token } = await added(api, role);
      const code = async (promise: Promise<{ code: number }>) => (await promise).code;
      return {
        reads: await code(call(api.url, 'adminListRecharges', {}, token)),
        seesProofs: await code(call(api.url, 'adminGetProof', { _id: 'x' }, token)),
        decides: await code(call(api.url, 'adminDecideRecharge', { _id: 'x', decision: 'approve' }, token)),
        freezes: await code(call(api.url, 'adminFreezeUser', { _id: 'x', frozen: false }, token)),
        manages: await code(call(api.url, 'adminListActs', {}, token)),
      };
    };
    const [yes, no, none] = [200, 403, 400];
    expect(await codes('viewer')).toEqual({
      reads: yes,
      seesProofs: no,
      decides: no,
      freezes: no,
      manages: no,
    });
    expect(await codes('maker')).toEqual({
      reads: yes,
      seesProofs: none,
      decides: none,
      freezes: no,
      manages: no,
    });
    expect(await codes('checker')).toEqual({
      reads: yes,
      seesProofs: none,
      decides: none,
      freezes: none,
      manages: no,
    });
    expect(await codes('owner')).toEqual({
      reads: yes,
      seesProofs: none,
      decides: none,
      freezes: none,
      manages: yes,
    });
  });

  it('lose their sessions with their role, and one owner remains', async () => {
    const { api } = engine;
    const ravi = await added(api, 'owner');
    const change = (email: string, role: 'viewer' | 'none') =>
      call(api.url, 'adminChangeRole', { email, role }, api.admin.token);
    expect((await change(ravi.email, 'none')).code).toBe(200);
    expect((await call(api.url, 'adminListRecharges', {}, ravi.token)).code).toBe(401);
    const owners = (await mustCall(api.url, 'adminListAdministrators', {}, api.admin.token)).filter(
      ({ role }) => role === 'owner',
    );
    for (const { email } of owners.filter((one) => one.email !== api.admin.email)) {
      await change(email, 'viewer');
    }
    expect(await change(api.admin.email, 'viewer')).toMatchObject({ code: 409 });
    expect(await change('nobody@example.in', 'viewer')).toMatchObject({ code: 400 });
  });

  it('cannot have their password replaced by another name, role or time, or once they have logged in', async () => {
    const { api } = engine;
    const own = { email: `${newId()}@example.in`, name: 'Ravi', role: 'viewer' } as const;
    const add = (change = {}) =>
      call(api.url, 'adminAddAdministrator', { ...own, ...change }, api.admin.token);
    const { data } = await add();
    expect((await add({ name: 'Asha' })).code).toBe(409);
    expect((await add({ role: 'owner' })).code).toBe(409);
    api.clock.advance(REPEAT_SIGN_UP_MS + 1);
    expect((await add()).code).toBe(409);
    const login = { email: own.email, password: data?.password ?? '' };
    expect((await call(api.url, 'userLogin', login)).code).toBe(200);
    const { email } = await added(api, 'viewer');
    expect((await add({ email })).code).toBe(409);
  });

  it('can be added again with another first password once they have no role', async () => {
    const { api } = engine;
    const ravi = await added(api, 'checker');
    const change = { email: ravi.email, role: 'none' } as const;
    await mustCall(api.url, 'adminChangeRole', change, api.admin.token);
    const { token } = await mustCall(api.url, 'userLogin', ravi);
    const again = { email: ravi.email, name: 'Ravi Rao', role: 'maker' } as const;
    const reply = await mustCall(api.url, 'adminAddAdministrator', again, api.admin.token);
    expect(reply).toMatchObject({ _id: ravi._id, ...again, hasTotp: false });
    expect((await call(api.url, 'getUserProfile', { userId: ravi._id }, token)).code).toBe(401);
    expect((await call(api.url, 'userLogin', ravi)).code).toBe(400);
    const login = { email: ravi.email, password: reply.password };
    expect(await mustCall(api.url, 'userLogin', login)).toMatchObject({ userType: 'admin' });
  });

  it('keep their password from ten minutes after they were added again', async () => {
    const { api } = engine;
    const ravi = await added(api, 'checker');
    await mustCall(api.url, 'adminChangeRole', { email: ravi.email, role: 'none' }, api.admin.token);
    const again = { email: ravi.email, name: 'Ravi', role: 'maker' } as const;
    const add = (change = {}) =>
      call(api.url, 'adminAddAdministrator', { ...again, ...change }, api.admin.token);
    api.clock.advance(REPEAT_SIGN_UP_MS + 1);
    expect((await add()).code).toBe(200);
    expect((await add({ role: 'owner' })).code).toBe(409);
    expect((await add()).code).toBe(200);
    api.clock.advance(REPEAT_SIGN_UP_MS + 1);
    expect((await add()).code).toBe(409);
  });

  it('are named in the log of acts once they have closed their account', async () => {
    const { api } = engine;
    const ravi = await added(api, 'maker');
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

  it('are not made of the accounts of users', async () => {
    const { api } = engine;
    const { email } = await signUp(api);
    const payload = { email, name: 'Asha', role: 'owner' } as const;
    expect((await call(api.url, 'adminAddAdministrator', payload, api.admin.token)).code).toBe(409);
  });

  it('are renamed, the first one too', async () => {
    const { api } = engine;
    const { email, token } = api.admin;
    const renamed = { email, role: 'owner', name: 'Asha Rao' } as const;
    const list = await mustCall(api.url, 'adminChangeRole', renamed, token);
    expect(list.find((one) => one.email === email)).toMatchObject(renamed);
    expect((await call(api.url, 'adminListAdministrators', {}, token)).code).toBe(200);
  });

  it('log in as users without their app once they have no role', async () => {
    const { api } = engine;
    const { token, email, password } = await added(api, 'maker');
    const { secret } = await mustCall(api.url, 'adminSetUpTotp', {}, token);
    await mustCall(api.url, 'adminConfirmTotp', { secret, totp: codeAt(secret, api.clock.now()) }, token);
    await mustCall(api.url, 'adminChangeRole', { email, role: 'none' }, api.admin.token);
    expect(await call(api.url, 'userLogin', { email, password })).toMatchObject({
      code: 200,
      data: { userType: 'user' },
    });
  });

  it('change their own password', async () => {
    const { api } = engine;
    const { token, _id: userId, email, password: currentPassword } = await added(api, 'viewer');
    const password = 'own-password-1';
    const change = { userId, currentPassword, password, cPassword: password };
    expect((await call(api.url, 'changePassword', change, token)).code).toBe(200);
    expect((await call(api.url, 'userLogin', { email, password })).code).toBe(200);
  });

  it('sign in with the code of their app once it is set up, each code once', async () => {
    const { api } = engine;
    const { token, email, password } = await added(api, 'maker');
    const { secret, uri } = await mustCall(api.url, 'adminSetUpTotp', {}, token);
    expect(uri).toContain('otpauth://totp/');
    const confirm = (totp: string) => call(api.url, 'adminConfirmTotp', { secret, totp }, token);
    expect((await call(api.url, 'userLogin', { email, password })).code).toBe(200);
    const used = codeAt(secret, api.clock.now());
    expect((await confirm(used === '000000' ? '000001' : '000000')).code).toBe(400);
    expect((await confirm(used)).code).toBe(200);
    const login = (totp?: string) => call(api.url, 'userLogin', { email, password, totp });
    expect((await login()).msg).toBe('Enter the code of your authenticator app.');
    expect((await login(used)).code).toBe(400);
    api.clock.advance(60_000);
    const next = codeAt(secret, api.clock.now());
    expect((await login(next)).code).toBe(200);
    expect((await login(next)).code).toBe(400);
  });

  it('change the secret of their app after a recent log-in only, so that a stolen session cannot', async () => {
    const { api } = engine;
    const { email, password, token } = await added(api, 'owner');
    const { secret } = await mustCall(api.url, 'adminSetUpTotp', {}, token);
    api.clock.advance(FRESH_SESSION_MS + 1);
    const confirm = (session: string) =>
      call(api.url, 'adminConfirmTotp', { secret, totp: codeAt(secret, api.clock.now()) }, session);
    expect(await confirm(token)).toMatchObject({ code: 403, msg: expect.stringContaining('log in again') });
    const recent = await mustCall(api.url, 'userLogin', { email, password });
    expect((await confirm(recent.token)).code).toBe(200);
    const [act] = await mustCall(api.url, 'adminListActs', { limit: 1 }, recent.token);
    // Without the secret.
    expect(act).toMatchObject({ action: 'adminConfirmTotp', payload: '{}', replyCode: 200 });
  });

  it('get in again after a reset, with a new password and no app', async () => {
    const { api } = engine;
    const { email, token } = await added(api, 'owner');
    const { secret } = await mustCall(api.url, 'adminSetUpTotp', {}, token);
    await mustCall(api.url, 'adminConfirmTotp', { secret, totp: codeAt(secret, api.clock.now()) }, token);
    const reset = await resetAdministrator(email.toUpperCase(), api.database, api.clock.now());
    if (!reset.ok) throw new Error(reset.error);
    expect((await call(api.url, 'adminListActs', {}, token)).code).toBe(401);
    const again = await mustCall(api.url, 'userLogin', { email, password: reset.value.password });
    const [{ action } = {}] = await mustCall(api.url, 'adminListActs', {}, again.token);
    expect(action).toBe('resetAdministrator');
    expect(await resetAdministrator('nobody@example.in', api.database, api.clock.now())).toMatchObject({
      error: 'noSuchAdministrator',
    });
    await expectInvariants(api.database);
  });

  it('get in alone after a reset: devices are forgotten and mailed codes end', async () => {
    const { api } = engine;
    const { queries } = api.database;
    const { email, password, _id: userId } = await added(api, 'owner');
    await mustCall(api.url, 'userLogin', { email, password, deviceId: newId() });
    const code = await issueCode(queries, { userId, purpose: 'reset', email }, api.clock.now());
    await resetAdministrator(email, api.database, api.clock.now());
    const known = queries
      .selectFrom('known_devices')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('forgotten_at', 'is', null);
    expect(await known.execute()).toEqual([]);
    const change = { code, password: 'of-the-thief', cPassword: 'of-the-thief' };
    expect(await call(api.url, 'resetPassword', change)).toMatchObject({ code: 400 });
  });

  it('cannot have their code guessed', async () => {
    const { api } = engine;
    const { token, email, password } = await added(api, 'maker');
    const { secret } = await mustCall(api.url, 'adminSetUpTotp', {}, token);
    const totp = codeAt(secret, api.clock.now());
    await mustCall(api.url, 'adminConfirmTotp', { secret, totp }, token);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => call(api.url, 'userLogin', { email, password, totp: '000000' })),
    );
    expect(replies.filter(({ code }) => code === 429).length).toBeGreaterThanOrEqual(15);
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
