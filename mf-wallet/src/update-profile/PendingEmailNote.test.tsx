// @vitest-environment jsdom
import { clearQueries, useActionQuery } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { areCallsMade, forgetReplies, refusal, replyLater, replyOf } from '../testing/lateReply';
import { PendingEmailNote } from './PendingEmailNote';

afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
});

function Profile() {
  const profile = useActionQuery('getUserProfile', { userId: 'u1' });
  const email = profile.state === 'ready' ? profile.reply.data.pendingEmail : undefined;
  return email ? <PendingEmailNote userId="u1" email={email} /> : <p>No change</p>;
}

async function openNote(): Promise<void> {
  const reply = replyLater('getUserProfile', { userId: 'u1' });
  render(<Profile />);
  await reply(replyOf({ ...exampleUser, pendingEmail: 'new@mail.in' }));
  await screen.findByText(/we sent to new@mail\.in/);
}

test('the link is sent once, however often it is asked for meanwhile', async () => {
  await openNote();
  const reply = replyLater('sendEmailVerification', { userId: 'u1' });
  // Would be the reply to a second call.
  replyLater('sendEmailVerification', { userId: 'u1' });
  const button = screen.getByRole('button', { name: 'Send again' });
  await userEvent.dblClick(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await reply(replyOf(null));
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(areCallsMade()).toBe(false);
  expect(screen.getByText(/we sent to new@mail\.in/)).toBeDefined();
});

test('the note disappears if the provider says that the email is confirmed', async () => {
  await openNote();
  const reply = replyLater('sendEmailVerification', { userId: 'u1' });
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(areCallsMade()).toBe(true));
  const fetchedAgain = replyLater('getUserProfile', { userId: 'u1' });
  await reply(refusal(409, 'Your email is already confirmed.'));
  await fetchedAgain(replyOf({ ...exampleUser, email: 'new@mail.in', pendingEmail: '' }));
  expect(await screen.findByText('No change')).toBeDefined();
});
