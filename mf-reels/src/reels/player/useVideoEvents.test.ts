// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reelOf } from '../../testing/fixtures';
import { useVideoEvents } from './useVideoEvents';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a reel that plays across midnight keeps the day on which it began; the next one has the new day', () => {
  vi.useFakeTimers({ now: new Date('2026-05-03T18:29:50Z') });
  const nothing = () => undefined;
  const { result, rerender } = renderHook(
    (id: string) =>
      useVideoEvents(
        { userId: 'user', planId: 'plan' },
        { index: 0, reel: reelOf(id), send: nothing, onSoundRefused: nothing },
      ),
    { initialProps: 'tenth' },
  );
  vi.setSystemTime('2026-05-03T18:30:10Z');
  rerender('tenth');
  expect(result.current.watchKey).toBe('03/05/2026 user plan tenth');
  rerender('first');
  expect(result.current.watchKey).toBe('04/05/2026 user plan first');
});
