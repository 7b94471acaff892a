// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasUnsavedChanges, holdUnsavedChange, useUnsavedChanges } from './unsavedChanges';

test('changes are unsaved from the first edit until the form is clean or gone', () => {
  const form = renderHook(({ dirty }) => useUnsavedChanges(dirty), { initialProps: { dirty: false } });
  expect(hasUnsavedChanges()).toBe(false);
  form.rerender({ dirty: true });
  expect(hasUnsavedChanges()).toBe(true);
  form.rerender({ dirty: false });
  expect(hasUnsavedChanges()).toBe(false);
  form.rerender({ dirty: true });
  form.unmount();
  expect(hasUnsavedChanges()).toBe(false);
});

test('a change that is being sent is unsaved until its hold is released, once', () => {
  const release = holdUnsavedChange();
  const releaseOther = holdUnsavedChange();
  release();
  release();
  expect(hasUnsavedChanges()).toBe(true);
  releaseOther();
  expect(hasUnsavedChanges()).toBe(false);
});
