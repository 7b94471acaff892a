import { afterAll, expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { startFakeSmtp } from '../testing/fakeSmtp';

const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());

describeOnEngines(
  'the language of a user',
  (engine) => {
    const password = 'secret-1';
    const signUp = (email: string, language?: 'en' | 'hi') => {
      const form = { name: 'Asha Rao', phone: '9876543210', email, password, cPassword: password };
      return mustCall(engine.api.url, 'userRegister', { ...form, language });
    };
    const logIn = (email: string, language: 'en' | 'hi') =>
      mustCall(engine.api.url, 'userLogin', { email, password, language });
    const newEmail = () => `${newId()}@example.in`;

    it('is that of the page of the sign-up, and the first mail is in it', async () => {
      const email = newEmail();
      expect(await signUp(email, 'hi')).toMatchObject({ language: 'hi' });
      const { content } = await smtp.next(email);
      expect(content).toContain('ईमेल की पुष्टि के लिए यह लिंक');
      expect(content).toMatch(/\/login\?verify=/);
      expect(content).not.toContain('Open this link');
    });

    it('is told to the next device that logs in, whatever the language of its page', async () => {
      const email = newEmail();
      const { _id: userId, token } = await signUp(email, 'en');
      await mustCall(engine.api.url, 'setUserLanguage', { userId, language: 'hi' }, token);
      expect(await logIn(email, 'en')).toMatchObject({ language: 'hi' });
      expect(await mustCall(engine.api.url, 'getUserProfile', { userId }, token)).toMatchObject({
        language: 'hi',
      });
    });

    it('is learned at the log-in of an account without one, whose mail has both languages until then', async () => {
      const email = newEmail();
      expect(await signUp(email)).not.toHaveProperty('language');
      const { content } = await smtp.next(email);
      expect(content).toContain('Open this link');
      expect(await logIn(email, 'hi')).toMatchObject({ language: 'hi' });
    });

    it('is one that the app has', async () => {
      const { _id: userId, token } = await signUp(newEmail(), 'en');
      const reply = await call(engine.api.url, 'setUserLanguage', { userId, language: 'fr' as 'en' }, token);
      expect(reply.code).toBe(400);
    });
  },
  { settings: { SMTP_URL: smtp.url } },
);
