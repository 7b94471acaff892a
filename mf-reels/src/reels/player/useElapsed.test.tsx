// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useElapsed } from './useElapsed';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('turns true after 300 ms without interruption [REELS-4]', () => {
  const { result, rerender } = renderHook(({ waits }) => useElapsed(300, waits), {
    initialProps: { waits: true },
  });
  pass(299);
  expect(result.current).toBe(false);
  rerender({ waits: false });
  rerender({ waits: true });
  pass(299);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ waits: false });
  expect(result.current).toBe(false);
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
