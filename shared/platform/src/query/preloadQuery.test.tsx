// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAction } from '../api/callAction';
import { clearQueries, preloadQuery, useActionQuery } from './useActionQuery';

vi.mock('../api/callAction', () => ({ callAction: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(callAction).mockReset().mockResolvedValue({ kind: 'ok', data: [], msg: '' });
});

afterEach(() => {
  cleanup();
  clearQueries();
  vi.useRealTimers();
});

function Plans() {
  return <p>{useActionQuery('getPlan', {}).state}</p>;
}

test('a lost reply to a preloaded query is retried, and the screen that joins it shows no error', async () => {
  vi.mocked(callAction).mockResolvedValueOnce({ kind: 'failed', reason: 'unreachable' });
  preloadQuery('getPlan', {});
  render(<Plans />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(callAction).toHaveBeenCalledTimes(1);
  expect(screen.getByText('loading')).toBeTruthy();
  await act(() => vi.runAllTimersAsync());
  expect(callAction).toHaveBeenCalledTimes(2);
  expect(screen.getByText('ready')).toBeTruthy();
});

test('a refusal of a preloaded query is not retried', async () => {
  vi.mocked(callAction).mockResolvedValue({ kind: 'failed', reason: 'reply' });
  preloadQuery('getPlan', {});
  await vi.runAllTimersAsync();
  expect(callAction).toHaveBeenCalledTimes(1);
});
