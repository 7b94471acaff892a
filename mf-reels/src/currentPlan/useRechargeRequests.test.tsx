// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paidPlan } from '@reelrupee/contract/testing/plans';
import { requestOf } from '../testing/fixtures';
import { useRechargeRequests } from './useRechargeRequests';

const callAction = vi.hoisted(() => vi.fn());
vi.mock('@reelrupee/platform', () => ({ callAction, invalidateActions: vi.fn() }));

beforeEach(() => {
  callAction.mockReset();
});
function rejectedRequest(id: string) {
  return requestOf(paidPlan('a'), { _id: id, status: 'rejected' });
}

test('a rejected request is archived once, in strict mode and after a refetch, and stays visible [CURRENT-5]', async () => {
  callAction.mockResolvedValue({ kind: 'ok', data: null, msg: '' });
  const request = rejectedRequest('first');
  const { result, rerender } = renderHook(({ requests }) => useRechargeRequests('user', requests), {
    wrapper: StrictMode,
    initialProps: { requests: [request] },
  });
  await waitFor(() => expect(callAction).toHaveBeenCalled());
  rerender({ requests: [{ ...request }] });
  rerender({ requests: [] });
  expect(result.current).toEqual([request]);
  expect(callAction.mock.calls).toEqual([
    ['deleteRejectedRequest', { _id: 'first', userId: 'user', planId: 'a' }],
  ]);
});

test('the next user of the phone sees no rejected request of the one before', () => {
  callAction.mockResolvedValue({ kind: 'ok', data: null, msg: '' });
  const { result, rerender } = renderHook(({ user, requests }) => useRechargeRequests(user, requests), {
    initialProps: { user: 'asha', requests: [rejectedRequest('of Asha')] },
  });
  rerender({ user: 'ravi', requests: [] });
  expect(result.current).toEqual([]);
});

test('a call that got no reply is repeated on the next visit', async () => {
  callAction.mockResolvedValue({ kind: 'failed', reason: 'offline' });
  const requests = [rejectedRequest('second')];
  const visit = () => renderHook(() => useRechargeRequests('user', requests));
  const { unmount } = visit();
  await waitFor(() => expect(callAction).toHaveBeenCalledTimes(1));
  unmount();
  visit();
  await waitFor(() => expect(callAction).toHaveBeenCalledTimes(2));
});
