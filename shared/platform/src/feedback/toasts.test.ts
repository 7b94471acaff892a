// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dismissToast, showToast, useToasts } from './toasts';

test('a text that is already shown is shown once, as the newest', () => {
  const { result } = renderHook(() => useToasts());
  act(() => {
    showToast('success', 'Referral link copied to clipboard!');
    showToast('error', 'Server error');
    showToast('success', 'Referral link copied to clipboard!');
  });
  expect(result.current.map(({ text }) => text)).toEqual([
    'Server error',
    'Referral link copied to clipboard!',
  ]);
  act(() => result.current.forEach(({ id }) => dismissToast(id)));
});

test('a text that is shown again outlives its first toast', () => {
  const { result } = renderHook(() => useToasts());
  act(() => showToast('success', 'UPI ID copied to clipboard!'));
  const first = result.current.map(({ id }) => id);
  act(() => showToast('success', 'UPI ID copied to clipboard!'));
  // Its time is over.
  act(() => first.forEach(dismissToast));
  expect(result.current.map(({ text }) => text)).toEqual(['UPI ID copied to clipboard!']);
});
