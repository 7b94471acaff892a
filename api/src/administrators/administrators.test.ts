import { expect, it } from 'vitest';
import { newId } from '../ids';
import { REPEAT_SIGN_UP_MS } from '../sessions/repeatedSignUp';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { signUp } from '../testing/mailedAccounts';
import { addedAdministrator } from '../testing/addedAdministrator';

describeOnEngines('administrators', (engine) => {
  it('have the rights of their role and those before it', async () => {
    const { api } = engine;
    const codes = async (role: 'viewer' | 'maker' | 'checker' | 'owner') => {
      const { token } = await addedAdministrator(api, role);
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
    const ravi = await addedAdministrator(api, 'owner');
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
    const { email } = await addedAdministrator(api, 'viewer');
    expect((await add({ email })).code).toBe(409);
  });

  it('can be added again with another first password once they have no role', async () => {
    const { api } = engine;
    const ravi = await addedAdministrator(api, 'checker');
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
    const ravi = await addedAdministrator(api, 'checker');
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

  it('change their own password', async () => {
    const { api } = engine;
    const { token, _id: userId, email, password: currentPassword } = await addedAdministrator(api, 'viewer');
    const password = 'own-password-1';
    const change = { userId, currentPassword, password, cPassword: password };
    expect((await call(api.url, 'changePassword', change, token)).code).toBe(200);
    expect((await call(api.url, 'userLogin', { email, password })).code).toBe(200);
  });
});
