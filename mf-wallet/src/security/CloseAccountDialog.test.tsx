// @vitest-environment jsdom
import {
  clearQueries,
  endSession,
  registerNavigator,
  saveDraft,
  readDraft,
  sessionToken,
  startSession,
  useActionQuery,
  useToasts,
} from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { areCallsMade, forgetReplies, NO_REPLY, refusal, replyLater, replyOf } from '../testing/lateReply';
import { CloseAccountDialog } from './CloseAccountDialog';

const onWithdraw = vi.fn();
const navigate = vi.fn();

beforeEach(() => {
  registerNavigator(navigate);
  startSession(exampleUser, true);
});
afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
  endSession();
  vi.resetAllMocks();
});

const show = (balances: Partial<typeof exampleUser>) =>
  render(
    <CloseAccountDialog
      user={{ ...exampleUser, ...balances }}
      open
      onClose={vi.fn()}
      onWithdraw={onWithdraw}
    />,
  );
const closeButton = () => screen.queryByRole('button', { name: 'Close my account' });
const tapClose = () => userEvent.click(screen.getByRole('button', { name: 'Close my account' }));
const closing = (payload: object) =>
  replyLater('closeUserAccount', { userId: 'u1', ...payload }, sessionToken());

test('the dialog names the data that records of payments keep', () => {
  show({});
  const text = document.body.textContent;
  expect(text).not.toContain('without your name');
  expect(text).toContain('Approved payments keep their screenshot.');
  expect(text).toContain('Paid withdrawals keep the UPI ID, or the bank account with its holder’s name.');
});

test('money that can be withdrawn leads to the withdrawal instead', async () => {
  show({ walletBalance: 25 });
  expect(screen.getByText('Please withdraw your ₹25.00 first.')).toBeTruthy();
  expect(closeButton()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(onWithdraw).toHaveBeenCalledOnce();
});

test('a withdrawal that is being checked is to be waited for', () => {
  show({ walletBalance: 0, onHold: 40 });
  expect(screen.getByText(/still checking your withdrawal of ₹40\.00/)).toBeTruthy();
  expect(closeButton()).toBeNull();
});

test('without money nothing is said of a loss', () => {
  show({ walletBalance: 0, lockedEarnings: 0 });
  expect(closeButton()).toBeTruthy();
  expect(screen.queryByText(/You lose/)).toBeNull();
});

test('the loss that is shown is sent, and a closed account ends the session', async () => {
  saveDraft('withdraw.u1', { amount: '5' });
  const reply = closing({ loss: 7.3 });
  show({ walletBalance: 0.1, lockedEarnings: 7.2 });
  expect(screen.getByText('You lose ₹7.30.')).toBeTruthy();
  await tapClose();
  await reply(replyOf(null));
  await waitFor(() => expect(sessionToken()).toBeNull());
  expect(readDraft('withdraw.u1')).toBeNull();
  expect(navigate).toHaveBeenCalledWith('/', { replace: true });
  expect(renderHook(useToasts).result.current.at(-1)?.text).toBe('Your account is closed.');
});

test('a closing that is repeated after a lost reply says that the account is closed', async () => {
  saveDraft('withdraw.u1', { amount: '5' });
  const lost = closing({ loss: 0 });
  show({});
  await tapClose();
  await lost(NO_REPLY);
  await screen.findByRole('alert');
  const again = closing({ loss: 0 });
  await tapClose();
  await again(refusal(401, 'Your account is closed.'));
  await waitFor(() => expect(sessionToken()).toBeNull());
  expect(renderHook(useToasts).result.current.at(-1)?.text).toBe('Your account is closed.');
  await waitFor(() => expect(readDraft('withdraw.u1')).toBeNull());
});

test('the password is asked for once the provider wants it', async () => {
  const refuse = closing({ loss: 0 });
  show({});
  await tapClose();
  await refuse(refusal(428, 'To close your account, please enter your password.'));
  const password = await screen.findByLabelText('Your password');
  expect(document.activeElement).toBe(password);
  const reply = closing({ loss: 0, currentPassword: 'secret123' });
  await userEvent.type(password, 'secret123{Enter}');
  await waitFor(() => expect(areCallsMade()).toBe(true));
  await reply(replyOf(null));
  await waitFor(() => expect(sessionToken()).toBeNull());
});

test('an account without a password is confirmed with Google', async () => {
  const refuse = closing({ loss: 0 });
  show({ hasPassword: false });
  await tapClose();
  await refuse(refusal(428, 'To close your account, please confirm with Google.'));
  expect(await screen.findByRole('button', { name: 'Confirm with Google' })).toBeTruthy();
});

/** The dialog with the balances of the profile's reply. */
function OfProfile() {
  const profile = useActionQuery('getUserProfile', { userId: 'u1' });
  if (profile.state !== 'ready') return null;
  return (
    <CloseAccountDialog
      user={{ ...profile.reply.data, _id: 'u1' }}
      open
      onClose={vi.fn()}
      onWithdraw={onWithdraw}
    />
  );
}

const profileReply = (lockedEarnings: number) =>
  replyLater(
    'getUserProfile',
    { userId: 'u1' },
    sessionToken(),
  )(replyOf({ ...exampleUser, walletBalance: 0, lockedEarnings }));

test('a loss that has changed is shown before the next attempt', async () => {
  await profileReply(5);
  render(<OfProfile />);
  await screen.findByText('You lose ₹5.00.');
  const refuse = closing({ loss: 5 });
  await tapClose();
  await profileReply(5.5);
  await refuse(refusal(409, 'You would lose ₹5.50 now. Please look at the amount again.'));
  expect(await screen.findByText('You lose ₹5.50.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(
    'You would lose ₹5.50 now. Please look at the amount again.',
  );
  closing({ loss: 5.5 });
  await tapClose();
  await waitFor(() => expect(areCallsMade()).toBe(true));
});

test.each([
  ['a refusal', refusal(429, 'Too many failed attempts.'), 'Too many failed attempts.'],
  ['a lost network', NO_REPLY, 'Could not connect. Please check your network.'],
])('%s keeps the dialog and the session', async (_name, given, text) => {
  const reply = closing({ loss: 0 });
  show({});
  await tapClose();
  await reply(given);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(sessionToken()).toBe(exampleUser.token);
  expect(navigate).not.toHaveBeenCalled();
});
