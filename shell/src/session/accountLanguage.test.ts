// @vitest-environment jsdom
import {
  currentLanguage,
  endSession,
  languageChoice,
  setLanguage,
  startSession,
  useLanguage,
} from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adoptLanguage, keepLanguageWithAccount } from './accountLanguage';

test('a choice is not taken to the next account that logs in on the same page', async () => {
  const stop = keepLanguageWithAccount();
  await setLanguage('hi');
  startSession(exampleUser, true);
  expect(languageChoice.getState().chosen).toBe('hi');
  endSession();
  await adoptLanguage('en');
  expect(currentLanguage()).toBe('en');
  stop();
});

test('nothing is rendered again for an account in the language of the page', async () => {
  const rendered = vi.fn(useLanguage);
  renderHook(rendered);
  await act(() => adoptLanguage(currentLanguage()));
  expect(rendered).toHaveBeenCalledTimes(1);
});
