// @vitest-environment jsdom
import { currentLanguage, endSession, languageChoice, setLanguage, startSession } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { expect, test } from 'vitest';
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
