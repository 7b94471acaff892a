// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAction } from '../api/callAction';
import { clearQueries, invalidateActions, useActionQuery } from './useActionQuery';

vi.mock('../api/callAction', () => ({ callAction: vi.fn() }));

beforeEach(() => {
  vi.mocked(callAction).mockReset().mockResolvedValue({ kind: 'ok', data: [], msg: 'before' });
});

afterEach(() => {
  cleanup();
  clearQueries();
});

function Plans() {
  const plans = useActionQuery('getPlan', {});
  return <p>{plans.state === 'ready' ? plans.reply.msg : plans.state}</p>;
}

test('an invalidated reply that is on screen stays until the new one arrives', async () => {
  render(<Plans />);
  await screen.findByText('before');
  vi.mocked(callAction).mockResolvedValue({ kind: 'ok', data: [], msg: 'after' });
  await act(async () => invalidateActions('getPlan'));
  expect(screen.queryByText('loading')).toBeNull();
  expect(await screen.findByText('after')).toBeTruthy();
});

test('an invalidated reply that is not on screen is never rendered again', async () => {
  const first = render(<Plans />);
  await screen.findByText('before');
  first.unmount();
  invalidateActions('getPlan');
  vi.mocked(callAction).mockResolvedValue({ kind: 'ok', data: [], msg: 'after' });
  render(<Plans />);
  expect(screen.queryByText('before')).toBeNull();
  expect(await screen.findByText('after')).toBeTruthy();
});
