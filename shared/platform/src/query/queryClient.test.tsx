// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAction } from '../api/callAction';
import { clearQueries, useActionQuery } from './useActionQuery';

vi.mock('../api/callAction', () => ({ callAction: vi.fn() }));

beforeEach(() => {
  vi.mocked(callAction).mockReset().mockResolvedValue({ kind: 'ok', data: [], msg: '' });
});

afterEach(() => {
  cleanup();
  clearQueries();
});

function Plans() {
  return <p>{useActionQuery('getPlan', {}).state}</p>;
}

async function tell(target: EventTarget, event: string) {
  await act(async () => target.dispatchEvent(new Event(event, { bubbles: true })));
}

test('queries on screen are fetched again when the page becomes visible', async () => {
  render(<Plans />);
  await screen.findByText('ready');
  expect(callAction).toHaveBeenCalledTimes(1);
  await tell(document, 'visibilitychange');
  expect(callAction).toHaveBeenCalledTimes(2);
});

test('a query that starts offline says so, and is fetched when the network returns', async () => {
  await tell(window, 'offline');
  render(<Plans />);
  await screen.findByText('error');
  expect(callAction).not.toHaveBeenCalled();
  await tell(window, 'online');
  expect(await screen.findByText('ready')).toBeTruthy();
});
