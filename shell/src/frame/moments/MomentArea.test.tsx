// @vitest-environment jsdom
import { showMoment } from '@reelrupee/platform';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MomentArea } from './MomentArea';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('each of two payouts is shown for its whole time', async () => {
  render(
    <Router history={staticHistory('/')}>
      <MomentArea />
    </Router>,
  );
  act(() => showMoment({ kind: 'day', title: 'Done for today', amount: 5, lines: [] }));
  await screen.findByText('Done for today');
  // Its effects have run: it closes with the next tap.
  await act(async () => undefined);
  vi.useFakeTimers();
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  act(() => {
    for (const amount of [85, 170]) showMoment({ kind: 'sent', title: 'Money sent', amount, lines: [] });
  });
  expect(screen.getByText('₹85.00')).toBeDefined();
  act(() => void vi.advanceTimersByTime(8000));
  expect(screen.getByText('₹170.00')).toBeDefined();
  act(() => void vi.advanceTimersByTime(7000));
  expect(screen.getByText('₹170.00')).toBeDefined();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByRole('dialog')).toBeNull();
});
