// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { callAction } from '../api/callAction';
import type { ActionOk } from '../api/result';
import { queryClient } from './queryClient';
import { clearQueries, setQueryData, useActionQuery } from './useActionQuery';

vi.mock('../api/callAction', () => ({ callAction: vi.fn() }));

afterEach(() => {
  cleanup();
  clearQueries();
});

const replyOf = (msg: string): ActionOk<'getPlan'> => ({ kind: 'ok', data: [], msg });

const cached = () => queryClient.getQueryData<ActionOk<'getPlan'>>(['getPlan', {}])?.msg;

function Plans() {
  const plans = useActionQuery('getPlan', {});
  return <p>{plans.state === 'ready' ? plans.reply.msg : plans.state}</p>;
}

test('a call from before does not bring the replaced reply back', async () => {
  vi.mocked(callAction).mockResolvedValueOnce(replyOf('before'));
  render(<Plans />);
  await screen.findByText('before');
  let reply: (late: ActionOk<'getPlan'>) => void = () => undefined;
  vi.mocked(callAction).mockReturnValueOnce(new Promise((resolve) => (reply = resolve)));
  act(() => void queryClient.refetchQueries({ queryKey: ['getPlan'] }));
  await waitFor(() => expect(callAction).toHaveBeenCalledTimes(2));
  act(() => setQueryData('getPlan', {}, replyOf('after')));
  expect(await screen.findByText('after')).toBeTruthy();
  await act(async () => reply(replyOf('before')));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(cached()).toBe('after');
});

test('a first call that is still running does not replace the reply either', async () => {
  let reply: (late: ActionOk<'getPlan'>) => void = () => undefined;
  vi.mocked(callAction).mockReturnValueOnce(new Promise((resolve) => (reply = resolve)));
  render(<Plans />);
  await screen.findByText('loading');
  act(() => setQueryData('getPlan', {}, replyOf('after')));
  expect(await screen.findByText('after')).toBeTruthy();
  await act(async () => reply(replyOf('before')));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(cached()).toBe('after');
});
