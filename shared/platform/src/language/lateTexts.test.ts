// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyComponent } from '../lazy/lazyComponent';
import { loadTexts } from './catalogs';
import { defineTexts } from './defineTexts';
import { applyLanguage, useLanguage } from './languageStore';

const HI = { 'Pay now': 'अभी भुगतान करें' };

/** Milliseconds that a screen waits for texts. */
const LIMIT_MS = 1500;

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await applyLanguage('en');
  vi.useRealTimers();
});

/** A package whose file of Hindi texts has no reply yet. */
function defineLateTexts() {
  let resolve: (texts: typeof HI) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const file = new Promise<typeof HI>((...settle) => ([resolve, reject] = settle));
  const load = vi.fn(() => file);
  return { resolve, reject, load, t: defineTexts({ hi: load }) };
}

/** Gives a function that says whether the work has ended. */
function watch(work: Promise<unknown>): () => boolean {
  let isDone = false;
  void work.then(() => (isDone = true));
  return () => isDone;
}

test('a text file without a reply delays a screen until the limit, and the next one not at all', async () => {
  const { load, t } = defineLateTexts();
  const isApplied = watch(applyLanguage('hi'));
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(isApplied()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([isApplied(), t('Pay now')]).toEqual([true, 'Pay now']);
  const other = defineTexts({ hi: async () => HI });
  const dialog = lazyComponent(async () => ({ default: () => null }));
  await Promise.all([loadTexts(), dialog.load()]);
  expect(other('Pay now')).toBe('अभी भुगतान करें');
  expect(load).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('texts that arrive after the limit are rendered', async () => {
  const { resolve, t } = defineLateTexts();
  const { result } = renderHook(() => [useLanguage(), t('Pay now')]);
  await act(async () => {
    void applyLanguage('hi');
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
  });
  expect(result.current).toEqual(['hi', 'Pay now']);
  await act(async () => resolve(HI));
  expect(result.current).toEqual(['hi', 'अभी भुगतान करें']);
});

test('texts that arrive in time leave no timer behind', async () => {
  const { resolve, t } = defineLateTexts();
  const isApplied = watch(applyLanguage('hi'));
  resolve(HI);
  await vi.advanceTimersByTimeAsync(0);
  expect([isApplied(), t('Pay now'), vi.getTimerCount()]).toEqual([true, 'अभी भुगतान करें', 0]);
});

test('a text file that fails after the limit is asked for again', async () => {
  const { reject, load } = defineLateTexts();
  const isApplied = watch(applyLanguage('hi'));
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(isApplied()).toBe(true);
  reject(new Error('cut off'));
  await vi.advanceTimersByTimeAsync(0);
  await loadTexts();
  expect(load).toHaveBeenCalledTimes(2);
});
