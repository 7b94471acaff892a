// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SOUND_KEY, useSound } from './useSound';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('reels start muted, without a choice of the viewer', () => {
  expect(renderHook(useSound).result.current).toMatchObject({ muted: true, isChosen: false });
});

test('sound that was turned on stays on and is remembered [REELS-3]', () => {
  const first = renderHook(useSound);
  act(() => first.result.current.toggle());
  expect(first.result.current).toMatchObject({ muted: false, isChosen: true });
  expect(renderHook(useSound).result.current.muted).toBe(false);
});

test('when the browser blocks sound, the reel is muted and the stored choice is kept', () => {
  localStorage.setItem(SOUND_KEY, 'on');
  const { result } = renderHook(useSound);
  act(() => result.current.refuse());
  expect(result.current.muted).toBe(true);
  expect(localStorage.getItem(SOUND_KEY)).toBe('on');
  act(() => result.current.toggle());
  expect(result.current.muted).toBe(false);
});

test('with a full storage the sound can be turned on for as long as the page is open', () => {
  const { result } = renderHook(useSound);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => result.current.toggle());
  expect(result.current.muted).toBe(false);
});
