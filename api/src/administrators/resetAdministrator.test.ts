import { expect, it } from 'vitest';
import { issueCode } from '../accounts/codes';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { codeAt } from '../testing/codeAt';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { resetAdministrator } from './resetAdministrator';
import { addedAdministrator } from '../testing/addedAdministrator';

describeOnEngines('administrators who are reset', (engine) => {
  it('get in again after a reset, with a new password and no app', async () => {
    const { api } = engine;
    const { email, token } = await addedAdministrator(api, 'owner');
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
    const { email, password, _id: userId } = await addedAdministrator(api, 'owner');
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
});
