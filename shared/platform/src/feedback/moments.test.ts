// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeMoment, showMoment, useMoment } from './moments';

const sent = { kind: 'sent' as const, title: 'Money sent', amount: 85, lines: [] };

test('equal moments are shown one after the other, each as a moment of its own', () => {
  const { result } = renderHook(() => useMoment());
  const close = () =>
    act(() => {
      if (result.current) closeMoment(result.current);
    });
  act(() => {
    showMoment(sent);
    showMoment(sent);
  });
  const first = result.current;
  expect(first).toMatchObject(sent);
  close();
  expect(result.current).toMatchObject(sent);
  expect(result.current?.id).not.toBe(first?.id);
  close();
  expect(result.current).toBeNull();
});
