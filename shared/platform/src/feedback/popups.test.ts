// @vitest-environment jsdom
import { renderHook, act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askConfirm, closePopup, showPopup, usePopup, type Popup } from './popups';

function current(): { popup: () => Popup | null } {
  const { result } = renderHook(() => usePopup());
  return { popup: () => result.current };
}

const QUESTION = { title: 'Are you sure?', confirmLabel: 'Yes', cancelLabel: 'No' };

test.each([true, false])('a question gives %s when it is answered so, and leaves', async (confirmed) => {
  const { popup } = current();
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = askConfirm(QUESTION);
  });
  const shown = popup();
  if (shown?.kind !== 'question') throw new Error('No question is shown');
  act(() => shown.answer(confirmed));
  expect(await answer).toBe(confirmed);
  expect(popup()).toBeNull();
});

test('popups wait for one another', () => {
  const { popup } = current();
  act(() => {
    showPopup({ tone: 'info', title: 'First', closesAfterMs: null });
    showPopup({ tone: 'info', title: 'Second', closesAfterMs: null });
  });
  const first = popup();
  expect(first?.title).toBe('First');
  act(() => closePopup(first?.id ?? 0));
  expect(popup()?.title).toBe('Second');
  act(() => closePopup(popup()?.id ?? 0));
  expect(popup()).toBeNull();
});
