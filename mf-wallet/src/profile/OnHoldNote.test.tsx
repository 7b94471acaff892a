// @vitest-environment jsdom
import { clearQueries } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetReplies, replyLater, replyOf } from '../testing/lateReply';
import { OnHoldNote } from './OnHoldNote';

afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
});

const user = { ...exampleUser, onHold: 40 };

const pending = {
  _id: 't1',
  type: 'Withdrawal',
  createdAt: '2026-05-04T03:02:01.000Z',
  amount: 40,
  status: 'pending',
  remark: '',
};

test.each([
  [false, 'Withdrawal in review, expected by 07/05/2026.'],
  [true, 'Late: expected by 07/05/2026. Contact support.'],
])('a withdrawal that was due on 7 May, of which the provider says late: %s', async (late, text) => {
  const reply = replyLater('getUserTransactions', { userId: 'u1' });
  render(<OnHoldNote user={user} />);
  await reply(replyOf([{ ...pending, late }]));
  expect(await screen.findByText(text)).toBeDefined();
});

test('while withdrawals are paused, no date is promised', async () => {
  const reply = replyLater('getUserTransactions', { userId: 'u1' });
  render(<OnHoldNote user={{ ...user, withdrawalsPaused: 'bank' }} />);
  await reply(replyOf([{ ...pending, late: true }]));
  expect(await screen.findByText('Withdrawal in review. It will be paid after that.')).toBeDefined();
});
