// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { callAction } from '../api/callAction';
import { clearQueries, useActionQuery } from './useActionQuery';

vi.mock('../api/callAction', () => ({ callAction: vi.fn() }));

afterEach(() => {
  cleanup();
  clearQueries();
});

function Plans() {
  return <p>{useActionQuery('getPlan', {}).state}</p>;
}

function Profile() {
  return <p>{useActionQuery('getUserProfile', { userId: 'user-1' }).state}</p>;
}

test('a public query on screen starts over when another user signs in', async () => {
  vi.mocked(callAction)
    .mockReset()
    .mockReturnValueOnce(new Promise(() => undefined));
  render(<Plans />);
  vi.mocked(callAction).mockResolvedValue({ kind: 'ok', data: [], msg: '' });
  await act(async () => clearQueries());
  expect(await screen.findByText('ready')).toBeTruthy();
});

test('the query of the user before is not made with the session of the next', async () => {
  vi.mocked(callAction)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  render(<Profile />);
  await act(async () => clearQueries());
  expect(callAction).toHaveBeenCalledTimes(1);
});
