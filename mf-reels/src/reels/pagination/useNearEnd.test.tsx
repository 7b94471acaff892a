// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useNearEnd } from './useNearEnd';

test('the next page is due once the last slot is within 100 px of the screen [REELS-1]', () => {
  const observed: { options: IntersectionObserverInit; see: (isIntersecting: boolean) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        notify: (entries: { isIntersecting: boolean }[]) => void,
        options: IntersectionObserverInit,
      ) {
        observed.push({ options, see: (isIntersecting) => notify([{ isIntersecting }]) });
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const root = document.createElement('div');
  root.innerHTML = '<article data-index="0"></article><article data-index="1"></article>';
  const { result } = renderHook(() => useNearEnd({ current: root }, 2, 0));
  expect(observed.map(({ options }) => options)).toEqual([{ root, rootMargin: '0px 0px 100px' }]);
  act(() => observed[0]?.see(false));
  expect(result.current).toBe(0);
  act(() => observed[0]?.see(true));
  expect(result.current).toBe(1);
  vi.unstubAllGlobals();
});
