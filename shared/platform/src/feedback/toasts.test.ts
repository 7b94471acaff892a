// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dismissToast, showToast, useToasts } from './toasts';

test('what a toast says already is not said by another; once it has left, it is said again', () => {
  const { result } = renderHook(() => useToasts());
  act(() => {
    showToast('success', 'Referral link copied to clipboard!');
    showToast('success', 'Referral link copied to clipboard!');
    showToast('error', 'Server error');
  });
  expect(result.current.map(({ text }) => text)).toEqual([
    'Referral link copied to clipboard!',
    'Server error',
  ]);
  act(() => result.current.forEach(({ id }) => dismissToast(id)));
  act(() => showToast('success', 'Referral link copied to clipboard!'));
  expect(result.current).toHaveLength(1);
});
