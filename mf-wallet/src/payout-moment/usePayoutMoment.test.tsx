// @vitest-environment jsdom
import { clearQueries, useActionQuery } from '@reelrupee/platform';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetReplies, replyLater, replyOf } from '../testing/lateReply';
import { readPending, savePending } from './pendingWithdrawals';
import { usePayoutMoment } from './usePayoutMoment';

// Code that never arrives, as on a page that is left at once.
vi.mock('./payoutMoment', () => new Promise(() => undefined));

afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
  localStorage.clear();
});

const pending = (_id: string) => ({ _id, type: 'Withdrawal', status: 'pending' });

/** The history, and what it celebrates. */
function History() {
  useActionQuery('getUserTransactions', { userId: 'u1' });
  usePayoutMoment('u1');
  return null;
}

test('a pending withdrawal is remembered before the code of the moment is there', async () => {
  const reply = replyLater('getUserTransactions', { userId: 'u1' });
  render(<History />);
  await reply(replyOf([pending('w1')]));
  await waitFor(() => expect(readPending('u1')).toEqual(['w1']));
});

test('as is a second one while the first still waits', async () => {
  savePending('u1', ['w1']);
  const reply = replyLater('getUserTransactions', { userId: 'u1' });
  render(<History />);
  await reply(replyOf([pending('w2'), pending('w1')]));
  await waitFor(() => expect(readPending('u1')).toEqual(['w2', 'w1']));
});
