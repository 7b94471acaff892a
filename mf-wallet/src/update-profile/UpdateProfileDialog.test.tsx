// @vitest-environment jsdom
import { clearQueries } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { areCallsMade, forgetReplies, replyLater, replyOf } from '../testing/lateReply';
import UpdateProfileDialog from './UpdateProfileDialog';

const user = { ...exampleUser, userUpiId: 'asha@upi' };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearQueries();
  forgetReplies();
});

/** The dialog with a profile that is being saved; returns functions that give the reply, and close and open it. */
async function saveProfile(userUpiId = user.userUpiId) {
  const { name, email, phone, bankDetails } = user;
  const reply = replyLater('updateUserProfile', { userId: 'u1', name, email, phone, userUpiId, bankDetails });
  const onSaved = vi.fn();
  const dialog = (open: boolean) => (
    <UpdateProfileDialog user={user} open={open} forWithdrawal={false} onSaved={onSaved} onClose={vi.fn()} />
  );
  const { rerender } = render(dialog(true));
  const field = screen.getByLabelText('UPI ID');
  await userEvent.clear(field);
  await userEvent.type(field, userUpiId);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(areCallsMade()).toBe(true));
  return {
    onSaved,
    setOpen: (open: boolean) => rerender(dialog(open)),
    reply: () => reply(replyOf(user)),
  };
}

test('a saved profile closes its dialog', async () => {
  const { reply, onSaved } = await saveProfile();
  await reply();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test('a profile that is saved after its dialog was closed does not close the one that was opened since', async () => {
  const { reply, setOpen, onSaved } = await saveProfile();
  setOpen(false);
  setOpen(true);
  await reply();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onSaved).not.toHaveBeenCalled();
});

test('an unconfirmed email can be sent a link, unless the provider sends none or another email is pending', async () => {
  const dialog = (profile: typeof user) => (
    <UpdateProfileDialog user={profile} open forWithdrawal={false} onSaved={vi.fn()} onClose={vi.fn()} />
  );
  const { rerender } = render(dialog({ ...user, emailVerified: false }));
  expect(screen.getByText(/Confirm your email\. We send a link to asha@example\.in/)).toBeDefined();
  const reply = replyLater('sendEmailVerification', { userId: 'u1' });
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  await reply(replyOf(null));
  expect(areCallsMade()).toBe(true);
  for (const other of [
    user,
    { ...user, emailVerified: true },
    { ...user, emailVerified: false, pendingEmail: 'n@mail.in' },
  ]) {
    rerender(dialog(other));
    expect(screen.queryByText(/Confirm your email\./)).toBeNull();
  }
});

test('fields that the user has not edited follow the profile, which another tab may change', async () => {
  const dialog = (profile: typeof user) => (
    <UpdateProfileDialog user={profile} open forWithdrawal={false} onSaved={vi.fn()} onClose={vi.fn()} />
  );
  const { rerender } = render(dialog({ ...user, pendingEmail: 'new@mail.in' }));
  expect(screen.getByText(/the link that we sent to new@mail\.in/)).toBeDefined();
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  await userEvent.type(name, ' Rao');
  const typed = name.value;
  rerender(dialog({ ...user, email: 'new@mail.in', userUpiId: 'new@upi', pendingEmail: '' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new@mail.in');
  expect(screen.getByLabelText<HTMLInputElement>('UPI ID').value).toBe('new@upi');
  expect(name.value).toBe(typed);
  expect(screen.queryByText(/the link that we sent/)).toBeNull();
});

test('a pasted phone number is shown as it is sent', async () => {
  render(<UpdateProfileDialog user={user} open forWithdrawal={false} onSaved={vi.fn()} onClose={vi.fn()} />);
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await userEvent.clear(phone);
  await userEvent.click(phone);
  await userEvent.paste('+91 98765 43210');
  await userEvent.tab();
  expect(phone.value).toBe('9876543210');
});

/** The dialog of a new page, as after Back and Forward. */
function openDialog() {
  cleanup();
  render(<UpdateProfileDialog user={user} open forWithdrawal={false} onSaved={vi.fn()} onClose={vi.fn()} />);
  return screen.getByLabelText<HTMLInputElement>('UPI ID');
}

test('edits that were left unsaved, as by Back, are there again and can be discarded', async () => {
  const field = openDialog();
  await userEvent.clear(field);
  await userEvent.type(field, 'new@upi');
  expect(screen.queryByText(/not saved yet/)).toBeNull();

  expect(openDialog().value).toBe('new@upi');
  expect(screen.getByText('Your changes from before are not saved yet.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText<HTMLInputElement>('UPI ID').value).toBe('asha@upi');
  expect(screen.queryByText(/not saved yet/)).toBeNull();

  expect(openDialog().value).toBe('asha@upi');
});

test('edits that were saved, even after their dialog was closed, are not restored', async () => {
  const { reply, setOpen } = await saveProfile('new@upi');
  setOpen(false);
  await reply();
  expect(openDialog().value).toBe('asha@upi');
});

test('bank details that are saved incomplete with a UPI ID name what is missing for a withdrawal', async () => {
  const hint = 'Still needed. Until then, withdrawals cannot go to this account.';
  render(<UpdateProfileDialog user={user} open forWithdrawal={false} onSaved={vi.fn()} onClose={vi.fn()} />);
  expect(screen.queryByText(hint)).toBeNull();
  await userEvent.type(screen.getByLabelText('Account holder name'), 'Asha Rao');
  await userEvent.type(screen.getByLabelText('IFSC code'), 'HDFC0001234');
  const description = screen.getByLabelText('Account number').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe(hint);
  expect(screen.getAllByText(hint)).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Account number'), '123456786789');
  expect(screen.queryByText(hint)).toBeNull();
});
