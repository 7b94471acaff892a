import { expect, it } from 'vitest';
import { FRESH_SESSION_MS } from '../accounts/confirmOwner';
import { call, mustCall } from '../testing/apiClient';
import { codeAt } from '../testing/codeAt';
import { describeOnEngines } from '../testing/engines';
import { addedAdministrator } from '../testing/addedAdministrator';

describeOnEngines('administrators with an authenticator app', (engine) => {
  it('log in as users without their app once they have no role', async () => {
    const { api } = engine;
    const { token, email, password } = await addedAdministrator(api, 'maker');
    const { secret } = await mustCall(api.url, 'adminSetUpTotp', {}, token);
    await mustCall(api.url, 'adminConfirmTotp', { secret, totp: codeAt(secret, api.clock.now()) }, token);
    await mustCall(api.url, 'adminChangeRole', { email, role: 'none' }, api.admin.token);
    expect(await call(api.url, 'userLogin', { email, password })).toMatchObject({
      code: 200,
      data: { userType: 'user' },
    });
  });

  it('sign in with the code of their app once it is set up, each code once', async () => {
    const { api } = engine;
    const { token, email, password } = await addedAdministrator(api, 'maker');
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
    const { email, password, token } = await addedAdministrator(api, 'owner');
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

  it('cannot have their code guessed', async () => {
    const { api } = engine;
    const { token, email, password } = await addedAdministrator(api, 'maker');
    const { secret } = await mustCall(api.url, 'adminSetUpTotp', {}, token);
    const totp = codeAt(secret, api.clock.now());
    await mustCall(api.url, 'adminConfirmTotp', { secret, totp }, token);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => call(api.url, 'userLogin', { email, password, totp: '000000' })),
    );
    expect(replies.filter(({ code }) => code === 429).length).toBeGreaterThanOrEqual(15);
  });
});
