// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dismissToast, showToast, useToasts } from './toasts';

test('a text that is already shown is not added; it is shown again once the toast is gone', () => {
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
