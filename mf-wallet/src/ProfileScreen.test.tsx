// @vitest-environment jsdom
import { clearQueries, endSession, startSession, type SignedInUser } from '@reelrupee/platform';
import { publishPreloadedQueries } from '@reelrupee/platform/preloadedQuery';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProfileScreen } from './ProfileScreen';

const asha = userOf('asha');
const ravi = userOf('ravi');

function userOf(name: string): SignedInUser {
  const own = { _id: name, token: `token of ${name}`, email: `${name}@mail.in`, userUpiId: `${name}@upi` };
  return { ...exampleUser, ...own, walletBalance: 500 };
}

/** The user logs in here, or in another tab. */
function logIn(user: SignedInUser): void {
  const body = { code: 200, data: user, msg: '' };
  publishPreloadedQueries([
    {
      name: 'getUserProfile',
      payload: { userId: user._id },
      token: user.token,
      result: Promise.resolve({ kind: 'response', status: 200, body }),
      abort: () => undefined,
    },
  ]);
  startSession(user, true);
}

afterEach(() => {
  cleanup();
  clearQueries();
  publishPreloadedQueries([]);
  endSession();
});

async function openWithdraw(): Promise<HTMLInputElement> {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  return screen.findByLabelText<HTMLInputElement>('Amount');
}

test('a new email that waits for its link is named in the card', async () => {
  logIn({ ...asha, pendingEmail: 'new@mail.in' });
  render(
    <Router history={staticHistory('/profile')}>
      <ProfileScreen />
    </Router>,
  );
  expect(await screen.findByText('Confirm your new email')).toBeDefined();
});

test('a withdrawal that was begun is not for the user who logs in next, in another tab', async () => {
  logIn(asha);
  render(
    <Router history={staticHistory('/profile')}>
      <ProfileScreen />
    </Router>,
  );
  fireEvent.input(await openWithdraw(), { target: { value: '100' } });
  await act(async () => logIn(ravi));
  await screen.findByText('ravi@mail.in');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await openWithdraw()).value).toBe('');
});
