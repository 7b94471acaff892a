import { afterAll, expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines, type EngineUnderTest } from '../testing/engines';
import { startFakeSmtp } from '../testing/fakeSmtp';
import { login, mailedCode, mailSettings, signUp } from '../testing/mailedAccounts';

const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());

/** A user with a verified email, and the link to another address that someone who knows the password has asked for. */
async function startTakeover({ api }: EngineUnderTest) {
  const { email, userId, token, profile } = await signUp(api);
  await mustCall(api.url, 'verifyEmail', { code: await mailedCode(smtp, email, 'verify') });
  const other = `${newId()}@example.in`;
  await mustCall(api.url, 'updateUserProfile', { ...profile, email: other, userUpiId: 'other@upi' }, token);
  return { email, userId, link: await mailedCode(smtp, other, 'verify') };
}

/** Expects that the link confirms nothing, and that the owner has the account with the new password. */
async function expectKept({ api }: EngineUnderTest, { email, link }: { email: string; link: string }) {
  expect((await call(api.url, 'verifyEmail', { code: link })).code).toBe(400);
  expect((await login(api, email, 'secret-2')).data).toMatchObject({
    email,
    pendingEmail: '',
    emailVerified: true,
  });
}

describeOnEngines(
  'a change of the email that was not confirmed',
  (engine) => {
    const reset = (code: string) =>
      mustCall(engine.api.url, 'resetPassword', { code, password: 'secret-2', cPassword: 'secret-2' });

    it('ends when the password is set by a mailed link', async () => {
      const started = await startTakeover(engine);
      await mustCall(engine.api.url, 'requestPasswordReset', { email: started.email });
      await reset(await mailedCode(smtp, started.email, 'reset'));
      await expectKept(engine, started);
    });

    it('ends when the password is changed', async () => {
      const started = await startTakeover(engine);
      const { email, userId } = started;
      const { token } = await mustCall(engine.api.url, 'userLogin', { email, password: 'secret-1' });
      const change = { userId, currentPassword: 'secret-1', password: 'secret-2', cPassword: 'secret-2' };
      await mustCall(engine.api.url, 'changePassword', change, token);
      await expectKept(engine, started);
    });

    it('ends when an operator freezes the account, issues a code and unfreezes it', async () => {
      const { url, admin } = engine.api;
      const started = await startTakeover(engine);
      const { email, userId: _id } = started;
      await mustCall(url, 'adminFreezeUser', { _id, frozen: true, reason: 'Taken over' }, admin.token);
      const { code } = await mustCall(url, 'adminIssueResetCode', { email }, admin.token);
      await reset(code);
      await mustCall(url, 'adminFreezeUser', { _id, frozen: false }, admin.token);
      await expectKept(engine, started);
    });
  },
  { settings: mailSettings(smtp) },
);
