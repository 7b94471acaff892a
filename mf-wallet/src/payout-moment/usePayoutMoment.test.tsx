// @vitest-environment jsdom
import { clearQueries, useActionQuery } from '@reelrupee/platform';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetReplies, replyLater, replyOf } from '../testing/lateReply';
import { readPending } from './pendingWithdrawals';
import { usePayoutMoment } from './usePayoutMoment';

// Code that never arrives, as on a page that is left at once.
vi.mock('./payoutMoment', () => new Promise(() => undefined));

afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
  localStorage.clear();
});

/** The history, and what it celebrates. */
function History() {
  useActionQuery('getUserTransactions', { userId: 'u1' });
  usePayoutMoment('u1');
  return null;
}

test('a pending withdrawal is remembered before the code of the moment is there', async () => {
  const reply = replyLater('getUserTransactions', { userId: 'u1' });
  render(<History />);
  await reply(replyOf([{ _id: 'w1', type: 'Withdrawal', status: 'pending' }]));
  await waitFor(() => expect(readPending('u1')).toEqual(['w1']));
});
