// @vitest-environment jsdom
import {
  currentLanguage,
  endSession,
  languageChoice,
  setLanguage,
  startSession,
  useLanguage,
} from '@reelrupee/platform';
import { publishPreloadedQueries, type PreloadedQuery } from '@reelrupee/platform/preloadedQuery';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { adoptLanguage, keepLanguageWithAccount } from './accountLanguage';

type Reply = Awaited<PreloadedQuery['result']>;

const OK: Reply = { kind: 'response', status: 200, body: { code: 200, data: null, msg: '' } };
const NO_REPLY: Reply = { kind: 'none', reason: 'unreachable' };

/** Takes the calls that tell the provider these languages; the returned functions give the replies. */
function replyLater(...languages: string[]): ((reply: Reply) => Promise<void>)[] {
  const resolves: ((reply: Reply) => void)[] = [];
  publishPreloadedQueries(
    languages.map((language) => ({
      name: 'setUserLanguage',
      payload: { userId: 'u1', language },
      token: exampleUser.token,
      result: new Promise((resolve) => resolves.push(resolve)),
      abort: () => undefined,
    })),
  );
  return resolves.map((resolve) => (reply) => act(async () => resolve(reply)));
}

const callsToMake = () => window.reelrupeePreloadedQueries?.length;
const unsavedOf = () => localStorage.getItem('reelrupee.languageUnsaved');

afterEach(() => {
  publishPreloadedQueries([]);
  endSession();
});

/** A user whose account is in English switches to Hindi and back. */
async function switchTwice(): Promise<() => void> {
  startSession({ ...exampleUser, language: 'en' }, true);
  const stop = keepLanguageWithAccount();
  await setLanguage('hi');
  await setLanguage('en');
  return stop;
}

test('of two quick switches the second is told once the first has a reply', async () => {
  const [replyToHindi, replyToEnglish] = replyLater('hi', 'en');
  const stop = await switchTwice();
  expect(callsToMake()).toBe(1);
  await replyToHindi?.(OK);
  await waitFor(() => expect(callsToMake()).toBe(0));
  expect(unsavedOf()).toBe('u1');
  await replyToEnglish?.(OK);
  await waitFor(() => expect(unsavedOf()).toBeNull());
  stop();
});

test('a second switch that the provider has missed is told at the next start', async () => {
  const [replyToHindi, replyToEnglish] = replyLater('hi', 'en');
  const stop = await switchTwice();
  await replyToHindi?.(OK);
  await replyToEnglish?.(NO_REPLY);
  expect(unsavedOf()).toBe('u1');
  stop();
  const [replyAgain] = replyLater('en');
  const stopAgain = keepLanguageWithAccount();
  await waitFor(() => expect(callsToMake()).toBe(0));
  await replyAgain?.(OK);
  await waitFor(() => expect(unsavedOf()).toBeNull());
  stopAgain();
});

test('a switch from before a log-out is not told for the next user', async () => {
  const [replyToHindi] = replyLater('hi', 'en');
  const stop = await switchTwice();
  startSession({ ...exampleUser, _id: 'u2' }, true);
  await replyToHindi?.(OK);
  expect(callsToMake()).toBe(1);
  stop();
});

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
