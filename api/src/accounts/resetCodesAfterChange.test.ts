import { afterAll, expect, it } from 'vitest';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { startFakeSmtp } from '../testing/fakeSmtp';
import { login, mailedCode, mailSettings, signUp } from '../testing/mailedAccounts';

const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());

describeOnEngines(
  'a changed password',
  (engine) => {
    const change = (userId: string, token: string) =>
      mustCall(
        engine.api.url,
        'changePassword',
        { userId, currentPassword: 'secret-1', password: 'secret-2', cPassword: 'secret-2' },
        token,
      );
    const reset = (code: string) =>
      call(engine.api.url, 'resetPassword', { code, password: 'secret-3', cPassword: 'secret-3' });

    it('ends the link and the code that somebody else could set another one with', async () => {
      const { url, admin } = engine.api;
      const { email, userId, token } = await signUp(engine.api);
      await mustCall(url, 'requestPasswordReset', { email });
      const link = await mailedCode(smtp, email, 'reset');
      const { code } = await mustCall(url, 'adminIssueResetCode', { email }, admin.token);
      await change(userId, token);
      for (const open of [link, code]) expect((await reset(open)).code).toBe(400);
      expect((await login(engine.api, email, 'secret-2')).code).toBe(200);
    });
  },
  { settings: mailSettings(smtp) },
);
