/** The language of an account: told to the provider when the user switches, and adopted at a log-in elsewhere. */
import { LANGUAGE_KEY, LANGUAGES, type Language } from '@reelrupee/contract/languages';
import {
  applyLanguage,
  callAction,
  currentLanguage,
  languageChoice,
  onUserChange,
  sessionUserId,
} from '@reelrupee/platform';
import { readStoredSession } from '@reelrupee/platform/storedSession';
import { storeItem } from '../storage/storeItem';

/** Id of the user whose choice the provider has not confirmed yet. */
const UNSAVED_KEY = 'reelrupee.languageUnsaved';

/** Applies the language of the account, unless the user has switched in this page: the latest choice counts. */
export async function adoptLanguage(language: Language | undefined): Promise<void> {
  if (language === undefined || languageChoice.getState().chosen !== undefined) return;
  storeItem(LANGUAGE_KEY, language);
  // Rendering again would replace a screen that hydrates.
  if (language !== currentLanguage()) await applyLanguage(language);
}

/** Tells the provider a switch from before the log-in, if the account has another language. */
export function tellChoice(accountLanguage: Language | undefined): void {
  const { chosen } = languageChoice.getState();
  if (chosen !== undefined && chosen !== accountLanguage) void saveLanguage(chosen);
}

/**
 * Tells the provider each choice, and one that it has missed. A choice ends with the session: the next user of a shared
 * phone keeps the language of their account. Returns a function that stops it.
 */
export function keepLanguageWithAccount(): () => void {
  const missed = LANGUAGES.find((language) => language === localStorage.getItem(LANGUAGE_KEY));
  if (missed && localStorage.getItem(UNSAVED_KEY) === sessionUserId()) void saveLanguage(missed);
  const stops = [
    languageChoice.subscribe(({ chosen }, before) => {
      if (chosen !== undefined && chosen !== before.chosen) void saveLanguage(chosen);
    }),
    onUserChange(() => {
      if (sessionUserId() === '') languageChoice.setState({ chosen: undefined });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The calls so far, one after the other: two at once could arrive in the other order. */
let calls = Promise.resolve();

/** Stores the language with the account of the session. */
async function saveLanguage(language: Language): Promise<void> {
  const userId = sessionUserId();
  // A provider that keeps no language may end the session over an action that it does not know.
  if (userId === '' || readStoredSession().user?.['language'] === undefined) return;
  storeItem(UNSAVED_KEY, userId);
  calls = calls.then(() => tellProvider(userId, language));
  await calls;
}

async function tellProvider(userId: string, language: Language): Promise<void> {
  // Another user has signed in while the calls before were running.
  if (userId !== sessionUserId()) return;
  const { kind } = await callAction('setUserLanguage', { userId, language });
  // The user may have switched again: that choice is not confirmed yet.
  const isLatest = localStorage.getItem(LANGUAGE_KEY) === language;
  if (kind === 'ok' && isLatest) localStorage.removeItem(UNSAVED_KEY);
}
