import type { Page } from '@playwright/test';
import { OUR_CLIENT_ID } from '../../api/src/testing/fakeGoogle';

/** The part of Google's script that the page uses. */
interface TokenClientOptions {
  callback: (reply: { access_token: string }) => void;
  error_callback: () => void;
}

interface UserInfoAnswer {
  status: number;
  body: string;
}

/**
 * Opens /login in a page with a Google client and a stub of Google's script, which passes on the token of the account
 * that the user chooses, or nothing when they close the window. `userInfo` replaces the reply of Google's endpoint.
 */
export async function stubGoogleScript(
  page: Page,
  accessToken: string | null,
  userInfo: (authorization: string) => Promise<UserInfoAnswer>,
): Promise<void> {
  await page.addInitScript((token) => {
    const initTokenClient = ({ callback, error_callback }: TokenClientOptions) => ({
      requestAccessToken: () => (token ? callback({ access_token: token }) : error_callback()),
    });
    Object.assign(window, { google: { accounts: { oauth2: { initTokenClient } } } });
  }, accessToken);
  await page.route('**/login', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace('"googleClientId":""', `"googleClientId":"${OUR_CLIENT_ID}"`)
      .replace("connect-src 'self'", "connect-src 'self' https://www.googleapis.com");
    return route.fulfill({ response, body: html });
  });
  await page.route('https://www.googleapis.com/**', async (route) => {
    const answer = await userInfo(route.request().headers()['authorization'] ?? '');
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' };
    await route.fulfill({ ...answer, headers });
  });
}
