// @vitest-environment jsdom
import { registerNavigator, sessionUserId, startSession, syncSessionAcrossTabs } from '@reelrupee/platform';
import { browserHistory } from '@reelrupee/platform/router';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { PopupArea } from '../frame/popups/PopupArea';
import { ToastArea } from '../frame/ToastArea';
import { confirmLogOut } from './logOut';

beforeEach(() => {
  registerNavigator(browserHistory().navigate);
  startSession(exampleUser, true);
});
async function logOutOn(path: string): Promise<void> {
  window.history.pushState({ key: path }, '', path);
  render(<PopupArea />);
  const done = confirmLogOut();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, log out' }));
  await done;
}

const isDialogEntry = () => JSON.stringify(window.history.state).includes('dialog');

/** The browser goes back by one entry. */
async function goBack(): Promise<void> {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await popped;
}

test('one Back after a log-out leads to the screen before home, not to its question', async () => {
  await logOutOn('/plan');
  expect(window.location.pathname).toBe('/');
  await goBack();
  expect(window.location.pathname).toBe('/plan');
  expect(isDialogEntry()).toBe(false);
});

test('a log-out at home leaves no second entry of home', async () => {
  window.history.pushState(null, '', '/plan');
  await logOutOn('/');
  await waitFor(() => expect(isDialogEntry()).toBe(false));
  expect(window.location.pathname).toBe('/');
  await goBack();
  expect(window.location.pathname).toBe('/plan');
});

test('a question that is open while another tab logs in another user leaves with its user, and logs nobody out', async () => {
  const stop = syncSessionAcrossTabs();
  render(
    <>
      <PopupArea />
      <ToastArea />
    </>,
  );
  const done = confirmLogOut();
  await screen.findByRole('button', { name: 'Yes, log out' });
  localStorage.setItem('login', JSON.stringify({ ...exampleUser, _id: 'u2' }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'login' })));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await done;
  expect(sessionUserId()).toBe('u2');
  expect(screen.queryByText(/Cancelled/)).toBeNull();
  stop();
});
