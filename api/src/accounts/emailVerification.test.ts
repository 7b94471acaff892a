import { afterAll, expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { releaseEmail } from './claimEmail';
import { startFakeSmtp } from '../testing/fakeSmtp';
import { CODE_LIFETIME_MS, CODE_REPEAT_MS } from './codes';
import { expectMails, login, mailedCode, mailSettings, signUp } from '../testing/mailedAccounts';

const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());

describeOnEngines(
  'the verification of an email',
  (engine) => {
    it('a new email counts once it is verified, and the old address is told', async () => {
      const { email, token, profile } = await signUp(engine.api);
      const next = `${newId()}@example.in`;
      const change = { ...profile, email: next, userUpiId: 'asha@upi' };
      const saved = await mustCall(engine.api.url, 'updateUserProfile', change, token);
      expect(saved).toMatchObject({ email, pendingEmail: next });
      const code = await mailedCode(smtp, next, 'verify');
      expect((await login(engine.api, next)).code).toBe(400);
      const first = await call(engine.api.url, 'verifyEmail', { code });
      expect(first.code).toBe(200);
      // Sent again after a lost reply.
      expect(await call(engine.api.url, 'verifyEmail', { code })).toEqual(first);
      engine.api.clock.advance(CODE_REPEAT_MS);
      expect((await call(engine.api.url, 'verifyEmail', { code })).code).toBe(400);
      expect((await login(engine.api, next)).data).toMatchObject({ pendingEmail: '', emailVerified: true });
      expect(smtp.received.some(({ to, content }) => to === email && content.includes('changed'))).toBe(true);
    });

    it('a new email is given up when its link has expired, and can be entered again', async () => {
      const { email, userId, token, profile } = await signUp(engine.api);
      const next = `${newId()}@example.in`;
      const change = { ...profile, email: next, userUpiId: 'asha@upi' };
      await mustCall(engine.api.url, 'updateUserProfile', change, token);
      engine.api.clock.advance(CODE_LIFETIME_MS);
      const later = await mustCall(engine.api.url, 'getUserProfile', { userId }, token);
      expect(later).toMatchObject({ email, pendingEmail: '' });
      const { token: fresh } = await mustCall(engine.api.url, 'userLogin', { email, password: 'secret-1' });
      const again = await mustCall(engine.api.url, 'updateUserProfile', change, fresh);
      expect(again).toMatchObject({ pendingEmail: next });
    });

    it('a user who missed the first link, and gave a new email up, gets another link to the present one', async () => {
      const { email, userId, token, profile } = await signUp(engine.api);
      await mailedCode(smtp, email, 'verify');
      const change = { ...profile, email: `${newId()}@example.in`, userUpiId: 'asha@upi' };
      await mustCall(engine.api.url, 'updateUserProfile', change, token);
      engine.api.clock.advance(CODE_LIFETIME_MS);
      const later = await mustCall(engine.api.url, 'getUserProfile', { userId }, token);
      expect(later).toMatchObject({ emailVerified: false, pendingEmail: '' });
      await mustCall(engine.api.url, 'sendEmailVerification', { userId }, token);
      const code = await mailedCode(smtp, email, 'verify');
      await mustCall(engine.api.url, 'verifyEmail', { code });
      const confirmed = await mustCall(engine.api.url, 'getUserProfile', { userId }, token);
      expect(confirmed).toMatchObject({ email, emailVerified: true });
    });

    it('an address that its owner has taken is not asked to be confirmed', async () => {
      const { userId, token } = await signUp(engine.api);
      await engine.api.database.transaction((queries) => releaseEmail(queries, userId));
      const profile = await mustCall(engine.api.url, 'getUserProfile', { userId }, token);
      expect(profile).not.toHaveProperty('emailVerified');
    });

    it('a pending email stays pending when the rest of the profile is saved', async () => {
      const { email, token, profile } = await signUp(engine.api);
      const next = `${newId()}@example.in`;
      const own = { ...profile, userUpiId: 'asha@upi' };
      await mustCall(engine.api.url, 'updateUserProfile', { ...own, email: next }, token);
      const code = await mailedCode(smtp, next, 'verify');
      const saved = await mustCall(
        engine.api.url,
        'updateUserProfile',
        { ...own, phone: '9876500000' },
        token,
      );
      expect(saved).toMatchObject({ email, phone: '9876500000', pendingEmail: next });
      expect((await call(engine.api.url, 'verifyEmail', { code })).code).toBe(200);
      expect((await login(engine.api, next)).data).toMatchObject({ pendingEmail: '', emailVerified: true });
    });

    it('a change of the email stays pending when the present one is confirmed', async () => {
      const { email, token, profile } = await signUp(engine.api);
      const present = await mailedCode(smtp, email, 'verify');
      const next = `${newId()}@example.in`;
      await mustCall(
        engine.api.url,
        'updateUserProfile',
        { ...profile, email: next, userUpiId: 'asha@upi' },
        token,
      );
      expect((await call(engine.api.url, 'verifyEmail', { code: present })).code).toBe(200);
      const code = await mailedCode(smtp, next, 'verify');
      expect((await call(engine.api.url, 'verifyEmail', { code })).code).toBe(200);
      expect((await login(engine.api, next)).data).toMatchObject({ emailVerified: true });
    });

    it('an address gets a few verification mails, then the user is asked to wait', async () => {
      const { email, userId, token } = await signUp(engine.api);
      const ask = () => call(engine.api.url, 'sendEmailVerification', { userId }, token);
      const codes: number[] = [];
      for (let time = 0; time < 12; time += 1) codes.push((await ask()).code);
      expect(codes).toEqual([...Array<number>(4).fill(200), ...Array<number>(8).fill(429)]);
      expect((await ask()).msg).toBe('We have already sent several mails. Please try again in 2 seconds.');
      engine.api.clock.advance(2000);
      expect((await ask()).code).toBe(200);
      await expectMails(smtp, email, 6);
    });

    it('one user cannot send mails to many addresses, and a change that is refused saves nothing', async () => {
      const { email, token, userId, profile } = await signUp(engine.api);
      const addresses = Array.from({ length: 10 }, () => `${newId()}@example.in`);
      const codes: number[] = [];
      for (const next of addresses) {
        const change = { ...profile, email: next, userUpiId: 'asha@upi' };
        codes.push((await call(engine.api.url, 'updateUserProfile', change, token)).code);
      }
      expect(codes).toEqual([...Array<number>(4).fill(200), ...Array<number>(6).fill(429)]);
      const user = await mustCall(engine.api.url, 'getUserProfile', { userId }, token);
      expect(user).toMatchObject({ email, pendingEmail: addresses[3] });
      for (const [index, next] of addresses.entries()) await expectMails(smtp, next, index < 4 ? 1 : 0);
    });

    it('an address is told of a few changes of the payee, not of any number', async () => {
      const { email, token, profile } = await signUp(engine.api);
      for (let time = 0; time < 9; time += 1) {
        await mustCall(
          engine.api.url,
          'updateUserProfile',
          { ...profile, userUpiId: `asha${time}@upi` },
          token,
        );
      }
      await expectMails(smtp, email, 6);
    });

    it('many users cannot send mails to one address', async () => {
      const victim = `${newId()}@example.in`;
      const codes: number[] = [];
      for (let time = 0; time < 7; time += 1) {
        const { token, profile } = await signUp(engine.api);
        const change = { ...profile, email: victim, userUpiId: 'asha@upi' };
        codes.push((await call(engine.api.url, 'updateUserProfile', change, token)).code);
      }
      expect(codes).toEqual([...Array<number>(5).fill(200), 429, 429]);
      await expectMails(smtp, victim, 5);
    });

    it('other users who claim an address use up no mails of the account that has it', async () => {
      const address = `${newId()}@example.in`;
      for (let time = 0; time < 6; time += 1) {
        const { token, profile } = await signUp(engine.api);
        const change = { ...profile, email: address, userUpiId: 'asha@upi' };
        await call(engine.api.url, 'updateUserProfile', change, token);
      }
      const owner = await signUp(engine.api, address);
      const { userId, token } = owner;
      expect((await call(engine.api.url, 'sendEmailVerification', { userId }, token)).code).toBe(200);
      await expectMails(smtp, address, 7);
    });

    it('accounts without a verified email use up no mails to the new address of one with a verified email', async () => {
      const { email, userId, token, profile } = await signUp(engine.api);
      await mustCall(engine.api.url, 'sendEmailVerification', { userId }, token);
      await mustCall(engine.api.url, 'verifyEmail', { code: await mailedCode(smtp, email, 'verify') });
      const next = `${newId()}@example.in`;
      for (let time = 0; time < 6; time += 1) {
        const stranger = await signUp(engine.api);
        const claim = { ...stranger.profile, email: next, userUpiId: 'asha@upi' };
        await call(engine.api.url, 'updateUserProfile', claim, stranger.token);
      }
      const change = { ...profile, email: next, userUpiId: 'asha@upi' };
      expect((await call(engine.api.url, 'updateUserProfile', change, token)).code).toBe(200);
      await expectMails(smtp, next, 6);
    });

    it('a link to an address that the account no longer has verifies nothing', async () => {
      const { token, userId, email, profile } = await signUp(engine.api);
      await mustCall(engine.api.url, 'sendEmailVerification', { userId }, token);
      await mailedCode(smtp, email, 'verify');
      const change = { ...profile, userUpiId: 'asha@upi' };
      const one = `${newId()}@example.in`;
      await mustCall(engine.api.url, 'updateUserProfile', { ...change, email: one }, token);
      const code = await mailedCode(smtp, one, 'verify');
      const other = `${newId()}@example.in`;
      await mustCall(engine.api.url, 'updateUserProfile', { ...change, email: other }, token);
      expect((await call(engine.api.url, 'verifyEmail', { code })).code).toBe(400);
    });
  },
  { settings: mailSettings(smtp) },
);
