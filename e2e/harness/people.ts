import type { Page } from '@playwright/test';
import type { SignedInUser } from '@reelrupee/contract/entities';
import { mustCall } from '../../api/src/testing/apiClient';

let count = 0;

/** A person with details that are unique in this run. */
export function newPerson(name = 'Asha Rao') {
  count += 1;
  const number = `${process.pid % 100_000}${count}`.padStart(9, '0').slice(-9);
  return { name, email: `person${number}@mail.in`, phone: `9${number}`, password: 'secret123' };
}

export type Person = ReturnType<typeof newPerson>;

/** Signs a person up without the screens, for tests of other features. */
export function register(url: string, person = newPerson(), referralCode = ''): Promise<SignedInUser> {
  return mustCall(url, 'userRegister', { ...person, cPassword: person.password, referralCode });
}

/** The part of a user that the app stores as a session. */
type SessionUser = Pick<SignedInUser, 'userType' | 'token'>;

/** Opens the app as a signed-in user. */
export async function signInInBrowser(page: Page, user: SessionUser, path = '/'): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (!sessionStorage.getItem('arrived')) localStorage.setItem(key, value);
    }
    sessionStorage.setItem('arrived', 'yes');
  }, storedSession(user));
  await page.goto(path);
}

/** The app's localStorage entries of a signed-in user. */
export function storedSession(user: SessionUser) {
  return {
    login: JSON.stringify(user),
    loginData: 'true',
    userType: user.userType,
    authorization: user.token,
    jwtToken: user.token,
  };
}
