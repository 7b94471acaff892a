// @vitest-environment jsdom
import { clearQueries } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReplies, replyLater, replyOf } from '../testing/lateReply';
import { OnHoldNote } from './OnHoldNote';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
  vi.useRealTimers();
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
  ['2026-05-07T12:00:00.000Z', 'Withdrawal in review, expected by 07/05/2026.'],
  ['2026-05-08T12:00:00.000Z', 'Late: expected by 07/05/2026. Contact support.'],
])('at %s, a withdrawal that was due on 7 May: %s', async (now, text) => {
  vi.setSystemTime(new Date(now));
  const reply = replyLater('getUserTransactions', { userId: 'u1' });
  render(<OnHoldNote user={user} />);
  await reply(replyOf([pending]));
  expect(await screen.findByText(text)).toBeDefined();
});
