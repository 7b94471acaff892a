// @vitest-environment jsdom
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { areCallsMade, forgetReplies, replyLater, replyOf } from '../testing/lateReply';
import { initialWithdrawDraft } from './withdrawDraft';
import WithdrawDialog from './WithdrawDialog';

const user = { ...exampleUser, userUpiId: 'asha@upi', walletBalance: 500 };

afterEach(() => {
  cleanup();
  forgetReplies();
  sessionStorage.clear();
});

test('a withdrawal that completes after its dialog was closed leaves no stored draft [WITHDRAW-8]', async () => {
  const draft = { ...initialWithdrawDraft('u1'), amount: '100' };
  const { requestKey, payTo } = draft;
  const reply = replyLater('withdrawRequest', { userId: 'u1', amount: 100, requestKey, payTo });
  const onDone = vi.fn();
  const callbacks = { onPayeeNeeded: vi.fn(), onRefused: vi.fn(), onDone, onClose: vi.fn() };
  const { rerender } = render(<WithdrawDialog user={user} draft={draft} {...callbacks} />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw ₹100.00' }));
  await waitFor(() => expect(areCallsMade()).toBe(true));
  rerender(<WithdrawDialog user={user} draft={null} {...callbacks} />);
  expect(initialWithdrawDraft('u1').requestKey).toBe(requestKey);
  await reply(replyOf(null));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(requestKey));
  expect(initialWithdrawDraft('u1')).toMatchObject({ amount: '' });
  expect(initialWithdrawDraft('u1').requestKey).not.toBe(requestKey);
});
