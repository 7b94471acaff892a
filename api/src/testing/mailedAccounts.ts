import { expect } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from './apiClient';
import type { FakeSmtp } from './fakeSmtp';
import type { TestApi } from './startTestApi';

/** The fields of a sign-up, with an address of its own. */
export const newAccount = () => ({
  name: 'Asha Rao',
  phone: '9876543210',
  email: `${newId()}@example.in`,
  password: 'secret-1',
  cPassword: 'secret-1',
});

/** Settings of a provider that sends its mail to this server. */
export function mailSettings({ url }: FakeSmtp) {
  return { SMTP_URL: url, SITE_URL: 'https://reelrupee.example' };
}

/** Signs a new account up, with a given address or one of its own; `profile` has the fields of updateUserProfile. */
export async function signUp({ url }: TestApi, email = newAccount().email) {
  const fields = { ...newAccount(), email };
  const { _id: userId, token } = await mustCall(url, 'userRegister', fields);
  const profile = { userId, name: fields.name, email: fields.email, phone: fields.phone };
  return { ...fields, userId, token, profile };
}

/** Logs in; gives the whole reply. */
export function login({ url }: TestApi, email: string, password = 'secret-1') {
  return call(url, 'userLogin', { email, password });
}

/** The code in the link of the next mail to an address. */
export async function mailedCode(smtp: FakeSmtp, to: string, purpose: 'reset' | 'verify'): Promise<string> {
  for (;;) {
    const { content } = await smtp.next(to);
    const found = new RegExp(`/login\\?${purpose}=([\\w-]+)`).exec(content);
    if (found?.[1]) return found[1];
  }
}

/** Waits until an address has as many mails as expected. */
export async function expectMails(smtp: FakeSmtp, to: string, count: number): Promise<void> {
  await expect.poll(() => smtp.received.filter((mail) => mail.to === to).length).toBe(count);
}
