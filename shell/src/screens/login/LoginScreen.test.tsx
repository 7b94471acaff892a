// @vitest-environment jsdom
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import {
  applyLanguage,
  endSession,
  registerNavigator,
  startSession,
  syncSessionAcrossTabs,
  useLanguage,
} from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { publishPreloadedQueries } from '@reelrupee/platform/preloadedQuery';
import { browserHistory, Link, Router, useLocation } from '@reelrupee/platform/router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { discardReferralCode } from '../../session/referralCode';
import { MAIN_ID } from '../../frame/focusMain';
import { LoginScreen } from './LoginScreen';

afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  await applyLanguage('en');
});

function Screen() {
  // Renders again after a switch of the language, as the app does.
  useLanguage();
  return useLocation().pathname === '/login' ? <LoginScreen /> : <p>Elsewhere</p>;
}

const open = (address: string, state?: object) => {
  window.history.replaceState({ usr: state, key: 'one' }, '', address);
  return render(
    <Router history={browserHistory()}>
      <Link to="/plan">Plans</Link>
      <Link to="/login?form=signup">Come back</Link>
      <main id={MAIN_ID} tabIndex={-1}>
        <Screen />
      </main>
    </Router>,
  );
};

const lookAround = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Plans' }));
  await screen.findByText('Elsewhere');
};

const choose = (name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: 'Choose a form' })).getByRole('button', { name }));

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('the email of the sign-up form is that of the log-in form, unless another one was typed', async () => {
  open('/login?form=signup');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@mail.in');
  await choose('Log in');
  expect(valueOf('Email')).toBe('asha@mail.in');
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'other@mail.in');
  await choose('Sign up');
  await choose('Log in');
  expect(valueOf('Email')).toBe('other@mail.in');
});

test('a look at the other form keeps what was typed', async () => {
  open('/login?form=signup');
  await userEvent.type(screen.getByLabelText('Full name'), 'Asha Rao');
  await userEvent.type(screen.getByLabelText('Phone'), '98765 43210');
  await choose('Log in');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@mail.in');
  await userEvent.click(screen.getByLabelText('Remember me'));
  await choose('Sign up');
  expect(valueOf('Full name')).toBe('Asha Rao');
  expect(valueOf('Phone')).toBe('9876543210');
  expect(valueOf('Email')).toBe('');
  await choose('Log in');
  expect(valueOf('Email')).toBe('asha@mail.in');
  expect(screen.getByLabelText<HTMLInputElement>('Remember me').checked).toBe(true);
});

test('a visitor of a referral link who looks around still signs up with its code [LOGIN-9]', async () => {
  open('/login?ref=ASHA42');
  await lookAround();
  await userEvent.click(screen.getByRole('link', { name: 'Come back' }));
  await waitFor(() => expect(valueOf('Referral code')).toBe('ASHA42'));
});

test('a link that was shared without a code keeps that of the link before', async () => {
  open('/login?ref=ASHA42');
  cleanup();
  open('/login?ref=');
  await waitFor(() => expect(valueOf('Referral code')).toBe('ASHA42'));
});

test('the code is not for the next user of the phone', async () => {
  open('/login?ref=ASHA42');
  await lookAround();
  discardReferralCode();
  await userEvent.click(screen.getByRole('link', { name: 'Come back' }));
  await screen.findByLabelText('Full name');
  expect(screen.queryByLabelText('Referral code')).toBeNull();
});

test('a forgotten password and the way back keep the chosen plan, and the focus on the screen', async () => {
  const planOfEntry = () => (window.history.state as { usr?: { planId?: string } }).usr?.planId;
  open('/login', { planId: 'starter' });
  await userEvent.click(screen.getByRole('button', { name: 'Forget password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await userEvent.click(screen.getByRole('link', { name: 'I have a code' }));
  await screen.findByRole('heading', { name: 'New password' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await userEvent.click(screen.getByRole('link', { name: 'Back to log in' }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(planOfEntry()).toBe('starter');
});

test('the message of a refused log-in follows a switch of the language', async () => {
  localStorage.setItem('deviceId', 'phone');
  const credentials = { email: 'asha@mail.in', password: 'secret123' };
  const body = { code: 400, data: null, msg: 'Invalid email or password.' };
  publishPreloadedQueries([
    {
      name: 'userLogin',
      payload: { ...credentials, deviceId: 'phone', language: 'en' },
      token: null,
      result: Promise.resolve({ kind: 'response', status: 200, body }),
      abort: () => undefined,
    },
  ]);
  open('/login');
  await userEvent.type(screen.getByLabelText('Email'), credentials.email);
  await userEvent.type(screen.getByLabelText('Password'), credentials.password);
  const submit = screen.getAllByRole('button', { name: 'Log in' }).at(-1);
  if (submit) await userEvent.click(submit);
  await screen.findByText(body.msg);
  await act(() => applyLanguage('hi'));
  expect(screen.getByText('ईमेल या पासवर्ड गलत है।')).toBeDefined();
});

test('the code for one account is neither asked for nor sent after a change of the email', async () => {
  localStorage.setItem('deviceId', 'phone');
  const call = (email: string, code: number, msg: string) => ({
    name: 'userLogin',
    payload: { email, password: 'secret123', deviceId: 'phone', language: 'en' },
    token: null,
    result: Promise.resolve({ kind: 'response', status: 200, body: { code, data: null, msg } } as const),
    abort: () => undefined,
  });
  publishPreloadedQueries([
    call('asha@mail.in', REPLY_CODES.confirmationNeeded, 'Please enter your code.'),
    call('asha@mail.inn', 400, 'Invalid email or password.'),
  ]);
  open('/login');
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'asha@mail.in');
  await userEvent.type(screen.getByLabelText('Password'), 'secret123{Enter}');
  const code = await screen.findByLabelText('Code of your authenticator app');
  await userEvent.type(code, '123456');
  await userEvent.type(email, 'n');
  expect(code.isConnected).toBe(false);
  await userEvent.type(email, '{Enter}');
  expect(await screen.findByText('Invalid email or password.')).toBeDefined();
});

/** A log-in in another tab; returns where this one then goes. */
function logInElsewhere(): unknown[] {
  const navigate = vi.fn();
  registerNavigator(navigate);
  const stop = syncSessionAcrossTabs();
  localStorage.setItem('login', JSON.stringify(exampleUser));
  localStorage.setItem('jwtToken', exampleUser.token);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'login' })));
  stop();
  endSession();
  return navigate.mock.calls;
}

test('a log-in in another tab leads on from this one, to the plan that the visitor had chosen', () => {
  open('/login', { planId: 'p1' });
  expect(logInElsewhere()).toEqual([['/rechargeNow', { replace: true, state: { planId: 'p1' } }]]);
});

test('a session that code 501 has led here with does not lead away again [SESSION-4]', () => {
  const navigate = vi.fn();
  registerNavigator(navigate);
  startSession(exampleUser, true);
  open('/login');
  expect(navigate).not.toHaveBeenCalled();
  endSession();
});

test('a log-in in another tab leaves a sign-up that was begun', async () => {
  open('/login');
  await choose('Sign up');
  await userEvent.type(screen.getByLabelText('Full name'), 'Asha Rao');
  expect(logInElsewhere()).toEqual([]);
});

test('a log-in in another tab leaves the form for a new password', () => {
  open('/login?reset=code');
  expect(logInElsewhere()).toEqual([]);
});
