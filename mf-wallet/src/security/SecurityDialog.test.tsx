// @vitest-environment jsdom
import { clearQueries, useToasts } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { areCallsMade, forgetReplies, NO_REPLY, refusal, replyLater, replyOf } from '../testing/lateReply';
import SecurityDialog from './SecurityDialog';

const onClose = vi.fn();
const onWithdraw = vi.fn();
const dialog = (open: boolean) => (
  <SecurityDialog user={exampleUser} open={open} onClose={onClose} onWithdraw={onWithdraw} />
);

beforeEach(async () => {
  // The list of devices, which is not what the tests are about.
  await replyLater('getUserSessions', { userId: 'u1' })(replyOf([]));
});
afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
  onClose.mockReset();
});

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

/** The dialog with a password that is being changed; returns functions that give the reply, and close and open it. */
async function changePassword() {
  const fields = { currentPassword: 'old-secret', password: 'new-secret', cPassword: 'new-secret' };
  const reply = replyLater('changePassword', { userId: 'u1', ...fields });
  const { rerender } = render(dialog(true));
  type('Current password', fields.currentPassword);
  type('New password', fields.password);
  type('Confirm password', fields.cPassword);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(areCallsMade()).toBe(true));
  return {
    setOpen: (open: boolean) => rerender(dialog(open)),
    reply: (given = replyOf(null)) => reply(given),
  };
}

test('a changed password closes its dialog', async () => {
  const { reply } = await changePassword();
  await reply();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a password that is changed after its dialog was closed does not close the one that was opened since', async () => {
  const { reply, setOpen } = await changePassword();
  setOpen(false);
  setOpen(true);
  await reply();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onClose).not.toHaveBeenCalled();
});

test('a password that is not changed is told to screen readers, too', async () => {
  const { reply } = await changePassword();
  await reply(refusal(400, 'The current password is wrong.'));
  const note = await screen.findByText('The current password is wrong.');
  expect(note.closest('[role=alert]')).not.toBeNull();
});

test('a password that is not changed after its dialog was closed is not silent', async () => {
  const { reply, setOpen } = await changePassword();
  setOpen(false);
  await reply(NO_REPLY);
  const toasts = renderHook(useToasts).result;
  await waitFor(() => expect(toasts.current.at(-1)?.tone).toBe('error'));
});

test('the dialog that closes the account takes the place of this one, and leads back', async () => {
  render(dialog(true));
  await userEvent.click(screen.getByRole('button', { name: 'Close account' }));
  expect(screen.getByRole('dialog', { name: 'Close account' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(screen.getByRole('dialog', { name: 'Password and devices' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('the way to the withdrawal closes the dialog', async () => {
  render(
    <SecurityDialog
      user={{ ...exampleUser, walletBalance: 5 }}
      open
      onClose={onClose}
      onWithdraw={onWithdraw}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close account' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onWithdraw).toHaveBeenCalledOnce();
});

test('a tap outside the dialog keeps the typed passwords', () => {
  render(dialog(true));
  const backdrop = screen.getByRole('dialog').parentElement;
  if (!backdrop) throw new Error('The dialog has no backdrop');
  fireEvent.pointerDown(backdrop);
  fireEvent.click(backdrop);
  expect(onClose).not.toHaveBeenCalled();
});
