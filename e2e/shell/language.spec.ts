/** The language of a visit: chosen before the first paint, switched in place, without its texts English. */
import { mustCall } from '../../api/src/testing/apiClient';
import { holdScripts } from '../harness/holdScripts';
import { logIn } from '../harness/logIn';
import { newPerson, register, signInInBrowser } from '../harness/people';
import { expect, test } from '../harness/test';

declare global {
  interface Window {
    /** The texts that the page has shown, in order. */
    shown: string[];
  }
}

test.describe('a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('the page is in Hindi before any script of the app has run', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.locator('#root')).toContainText('रोज़ 10 रील देखें');
    await expect(page.locator('#root')).not.toContainText('Get Started');
  });

  test('text from before hydration is kept, and the page offers English', async ({ page }) => {
    const letScriptsGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    const email = page.getByLabel('ईमेल');
    await email.fill('asha@mail.in');
    await letScriptsGo();
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    await page.getByRole('button', { name: 'लॉग इन', exact: true }).last().click();
    await expect(page.getByText('कृपया अपना पासवर्ड लिखें।')).toBeVisible();
    await expect(email).toHaveValue('asha@mail.in');
  });

  test('the app takes the Hindi page over without going through English', async ({ page }) => {
    await page.addInitScript(() => {
      const shown: string[] = [];
      window.shown = shown;
      new MutationObserver(() => shown.push(document.getElementById('root')?.textContent ?? '')).observe(
        document,
        { childList: true, subtree: true, characterData: true },
      );
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'शुरू करें' })).toBeVisible();
    await expect(page.getByText('यह कैसे काम करता है')).toBeVisible();
    await expect(page).toHaveTitle('होम · ReelRupee');
    const shown = await page.evaluate(() => window.shown);
    // The first mutations are the parser's: the page's own screen, before its script has chosen.
    expect(shown.slice(shown.findIndex((text) => text.includes('रील')))).not.toContainEqual(
      expect.stringContaining('Get Started'),
    );
  });

  test('without the file of its texts a screen opens in English', async ({ page }) => {
    await page.route('**/mf-home/**/hi.js*', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'साइन अप', exact: true })).toBeVisible();
  });

  test('texts of one remote that never arrive keep no screen of another from opening', async ({ page }) => {
    await page.route('**/mf-plans/**/hi.js*', () => undefined);
    const requested = page.waitForRequest('**/mf-plans/**/hi.js*');
    await page.goto('/plan', { waitUntil: 'commit' });
    await requested;
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'होम' }).first().click();
    await expect(page.getByRole('heading', { name: 'यह कैसे काम करता है' })).toBeVisible();
  });
});

test('a browser in English fetches no other texts', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  expect(files.filter((path) => /hi\.js$/.test(path))).toEqual([]);
});

test('a switch keeps the form, its errors follow, and the choice stays', async ({ page }) => {
  await page.goto('/login?form=signup');
  // A field that is left before hydration says nothing until the form is sent.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha');
  await page.getByLabel('Full name').focus();
  await expect(page.getByText('Please provide a valid email.')).toBeVisible();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByLabel('पूरा नाम')).toHaveValue('Asha Rao');
  await expect(page.getByText('कृपया सही ईमेल लिखें।')).toBeVisible();
  await expect(page.getByText('Please provide')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('पूरा नाम')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('a switch without a network takes effect when it is back', async ({ page, context }) => {
  const background = page.waitForResponse(/\/background\.js$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await (await background).finished();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'यह कैसे काम करता है' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'साइन अप', exact: true })).toBeVisible();
});

test('a member switches on the profile', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/profile');
  await page.getByRole('navigation', { name: 'Wallet' }).getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'कमाई का सार' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'कमाई का सार' })).toBeVisible();
});

test('a member’s tap on the profile before hydration switches once its code is there', async ({
  page,
  api,
}) => {
  const letScriptsGo = await holdScripts(page, /\/shell\.js$/);
  const entry = page.waitForResponse(/\/shell\.js$/);
  await signInInBrowser(page, await register(api.url), '/profile');
  await (await entry).finished();
  await page.getByRole('navigation', { name: 'Wallet' }).getByRole('button', { name: 'हिन्दी' }).click();
  await letScriptsGo();
  await expect(page.getByRole('heading', { name: 'कमाई का सार' })).toBeVisible();
});

test('a log-in on another device opens in the language of the account', async ({ page, api }) => {
  const person = newPerson();
  const form = { ...person, cPassword: person.password, referralCode: '', language: 'hi' as const };
  await mustCall(api.url, 'userRegister', form);
  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByRole('button', { name: 'लॉग आउट' })).toBeVisible();
  await expect(page.getByText('Log Out')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'लॉग आउट' })).toBeVisible();
});

test('a switch before the log-in counts more than the account, and is told to the provider', async ({
  page,
  api,
}) => {
  const person = newPerson();
  const form = { ...person, cPassword: person.password, referralCode: '', language: 'en' as const };
  const user = await mustCall(api.url, 'userRegister', form);
  const kept = async () =>
    (await mustCall(api.url, 'getUserProfile', { userId: user._id }, user.token)).language;
  await page.goto('/login');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByLabel('ईमेल').fill(person.email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'लॉग इन', exact: true }).click();
  await expect(page.getByRole('button', { name: 'लॉग आउट' })).toBeVisible();
  await expect.poll(kept).toBe('hi');
});
