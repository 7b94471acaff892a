// @vitest-environment jsdom
import { withLoading } from '@reelrupee/platform';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadingOverlay } from './LoadingOverlay';

const overlay = () => screen.queryByRole('status', { name: 'Loading' });

test('Back removes the overlay of a task that does not end; the next task has its own', async () => {
  render(<LoadingOverlay />);
  let end: () => void = () => undefined;
  const stalled = withLoading(new Promise<void>((resolve) => (end = resolve)));
  await screen.findByRole('status', { name: 'Loading' });
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(overlay()).toBeNull();
  await act(async () => {
    end();
    await stalled;
  });
  const next = withLoading(new Promise<void>((resolve) => (end = resolve)));
  await screen.findByRole('status', { name: 'Loading' });
  await act(async () => {
    end();
    await next;
  });
  expect(overlay()).toBeNull();
});
