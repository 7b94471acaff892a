// @vitest-environment jsdom
import { clearQueries, useActionQuery, useToasts } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetReplies, refusal, replyLater, replyOf } from '../testing/lateReply';
import { profileFields } from './profileRules';
import { saveProfile } from './saveProfile';

const user = { ...exampleUser, userUpiId: 'asha@upi' };
const saved = { ...user, name: 'Asha Venkat' };

afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
});

/** The name in the cached profile; null until the profile is known. */
async function showName() {
  const reply = replyLater('getUserProfile', { userId: 'u1' });
  const { result } = renderHook(() => {
    const profile = useActionQuery('getUserProfile', { userId: 'u1' });
    return profile.state === 'ready' ? profile.reply.data.name : null;
  });
  await reply(replyOf(user));
  await waitFor(() => expect(result.current).toBe('Asha'));
  return result;
}

/** Saves the new name; the provider replies with `data`. */
async function save(data: unknown): Promise<void> {
  const fields = { ...profileFields(user), name: saved.name };
  const { accountHolderName, accountNumber, ifscCode, ...rest } = fields;
  const bankDetails = { accountHolderName, accountNumber, ifscCode };
  const reply = replyLater('updateUserProfile', { userId: 'u1', ...rest, bankDetails });
  const saving = saveProfile('u1', fields);
  await reply(replyOf(data));
  await act(async () => expect(await saving).toEqual({ kind: 'saved' }));
}

test('a saved profile is shown without being fetched again [PROFILE-8]', async () => {
  const name = await showName();
  await save(saved);
  await waitFor(() => expect(name.current).toBe('Asha Venkat'));
});

test.each([
  ['nothing', null],
  ['what is no user', { acknowledged: true }],
])('a profile whose saving is answered with %s is fetched again [PROFILE-8]', async (_what, data) => {
  const name = await showName();
  const fetchedAgain = replyLater('getUserProfile', { userId: 'u1' });
  await save(data);
  expect(name.current).toBe('Asha');
  await fetchedAgain(replyOf(saved));
  await waitFor(() => expect(name.current).toBe('Asha Venkat'));
});

test('a session that ends while the profile is saved says that the changes are lost', async () => {
  const { accountHolderName, accountNumber, ifscCode, ...rest } = profileFields(user);
  const bankDetails = { accountHolderName, accountNumber, ifscCode };
  const reply = replyLater('updateUserProfile', { userId: 'u1', ...rest, bankDetails });
  const saving = saveProfile('u1', profileFields(user));
  await reply(refusal(401, 'Please log in to continue.'));
  await saving;
  const toasts = renderHook(useToasts).result;
  expect(toasts.current.map(({ text }) => text)).toContain('Your changes were not saved.');
});
