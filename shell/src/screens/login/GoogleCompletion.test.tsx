// @vitest-environment jsdom
import { endSession, registerNavigator, runtimeConfig } from '@reelrupee/platform';
import { publishPreloadedQueries, type PreloadedQuery } from '@reelrupee/platform/preloadedQuery';
import { browserHistory, Router, useLocation } from '@reelrupee/platform/router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginScreen } from './LoginScreen';

const google = { sub: 'g1', email: 'asha@mail.in', name: 'Asha Rao' };
const account = { name: google.name, phone: '9876543210' };
const plan = { usr: { planId: 'p1' }, key: 'log-in' };

const refusal = 'This referral code does not exist.';

const call = (name: string, payload: object, reply: object): PreloadedQuery => ({
  name,
  payload,
  token: null,
  result: Promise.resolve({
    kind: 'response',
    status: 200,
    body: { code: 200, data: null, msg: '', ...reply },
  }),
  abort: () => undefined,
});

const logIn = (referralCode: string, reply: object) =>
  call(
    'googleLogin',
    {
      accessToken: 'token',
      sub: google.sub,
      email: google.email,
      ...account,
      referralCode,
      deviceId: 'phone',
      language: 'en',
    },
    reply,
  );

beforeEach(() => {
  Object.assign(runtimeConfig(), { googleClientId: 'client' });
  localStorage.setItem('deviceId', 'phone');
  const accounts = {
    oauth2: {
      initTokenClient: ({ callback }: { callback: (reply: object) => void }) => ({
        requestAccessToken: () => callback({ access_token: 'token' }),
      }),
    },
  };
  Object.assign(window, { google: { accounts } });
  vi.stubGlobal('fetch', async () => Response.json(google));
  publishPreloadedQueries([
    call('getUserbyEmail', { email: google.email, accessToken: 'token' }, {}),
    logIn('ASH', { code: 400, msg: refusal }),
    logIn('', { data: { _id: 'u1', token: 'session', userType: 'user', ...account, email: google.email } }),
  ]);
});

afterEach(() => {
  cleanup();
  publishPreloadedQueries([]);
  endSession();
  sessionStorage.clear();
  Object.assign(runtimeConfig(), { googleClientId: '' });
  Reflect.deleteProperty(window, 'google');
  vi.unstubAllGlobals();
});

function Screen() {
  return useLocation().pathname === '/login' ? <LoginScreen /> : <p>Elsewhere</p>;
}

/** The form for name and phone, opened from the log-in form of a visitor who has chosen a plan. */
async function openCompletion(address = '/login'): Promise<void> {
  window.history.pushState({ key: 'plans' }, '', '/plan');
  window.history.pushState(plan, '', address);
  const history = browserHistory();
  registerNavigator(history.navigate);
  render(
    <Router history={history}>
      <Screen />
    </Router>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  await screen.findByRole('form', { name: 'Complete your Google sign-up' });
}

async function complete(): Promise<void> {
  fireEvent.input(screen.getByLabelText('Phone number'), { target: { value: account.phone } });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

/** The step of a visitor whose link was cut, after the provider has refused its code. */
async function openRefused(): Promise<void> {
  await openCompletion('/login?ref=ASH');
  await complete();
  await screen.findByText(refusal);
}

/** The browser goes back by one entry. */
async function goBack(): Promise<void> {
  await act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await popped;
  });
}

test('Back from the step for name and phone leads to the log-in form', async () => {
  await openCompletion();
  await goBack();
  expect(window.location.pathname).toBe('/login');
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeDefined();
  expect(window.history.state).toEqual(plan);
});

test.each<[string, () => Promise<void>]>([
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Back', goBack],
])('after %s the focus is on the button that opened the step', async (_what, leave) => {
  await openCompletion();
  await leave();
  await waitFor(() => expect(window.history.state).toEqual(plan));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue with Google' }));
});

test('the step leaves no history entry of log-in behind, and the chosen plan is next', async () => {
  await openCompletion();
  await complete();
  await waitFor(() => expect(window.location.pathname).toBe('/rechargeNow'));
  expect(window.history.state).toMatchObject({ usr: { planId: 'p1' } });
  await goBack();
  expect(window.location.pathname).toBe('/plan');
});

test('the step shows the code of the link, which is removed once the provider has refused it', async () => {
  await openCompletion('/login?ref=ASH');
  expect(screen.getByLabelText<HTMLInputElement>('Referral code').value).toBe('ASH');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await complete();
  await screen.findByText(refusal);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByLabelText('Referral code')).toBeNull();
  expect(screen.queryByText(refusal)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(window.location.pathname).toBe('/rechargeNow'));
  await goBack();
  expect(window.location.pathname).toBe('/plan');
});

test.each<[string, PreloadedQuery]>([
  ['without a reply', { ...logIn('ASH', {}), result: Promise.resolve({ kind: 'none', reason: 'offline' }) }],
  ['refused for another reason', logIn('ASH', { code: 400, msg: 'Please provide a valid phone.' })],
])('an attempt that is %s keeps the code of the link', async (_what, attempt) => {
  publishPreloadedQueries([
    call('getUserbyEmail', { email: google.email, accessToken: 'token' }, {}),
    attempt,
  ]);
  await openCompletion('/login?ref=ASH');
  await complete();
  await screen.findByText(/Google login failed|Please provide a valid phone/);
  expect(screen.getByLabelText('Referral code')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('a code that was removed in the step does not come back with the form below', async () => {
  await openRefused();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await goBack();
  await screen.findByLabelText('Full name');
  expect(screen.queryByLabelText('Referral code')).toBeNull();
  expect(window.history.state).toEqual(plan);
});

test('a refusal is not shown again when the step is opened again', async () => {
  await openRefused();
  await goBack();
  const again = call('getUserbyEmail', { email: google.email, accessToken: 'token' }, {});
  publishPreloadedQueries([again]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  await screen.findByRole('form', { name: 'Complete your Google sign-up' });
  expect(screen.queryByText(refusal)).toBeNull();
});
