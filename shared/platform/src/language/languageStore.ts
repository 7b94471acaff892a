import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { LANGUAGE_KEY, languageOf, LOCALES, type Language } from '@reelrupee/contract/languages';
import { loadTexts, wanted } from './catalogs';
import { languageState } from './languageState';

/** The language that the user has switched to in this page; undefined without a switch. */
export const languageChoice = createStore<{ chosen: Language | undefined }>(() => ({ chosen: undefined }));

/** The language of the app, for code outside components. */
export function currentLanguage(): Language {
  return languageState.getState().language;
}

/**
 * The language of the app. The shell re-renders every screen when it changes, or when texts that were missing arrive.
 * Prerendering and hydration see the page's language, not the store's initial one: React replaces a screen that changes
 * while it hydrates, and what was typed into it is lost.
 */
export function useLanguage(): Language {
  const { subscribe, getState } = languageState;
  return useSyncExternalStore(subscribe, getState, getState).language;
}

/** Starts with the language that the page has chosen before its first paint. Call it before the first render. */
export async function restoreLanguage(): Promise<void> {
  const language = languageOf(document.documentElement.lang);
  if (language !== 'en') await applyLanguage(language);
}

/** Switches the language in place and stores the choice. Nothing is reloaded; forms keep their state. */
export async function setLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // With a full storage the switch lasts as long as the page.
  }
  languageChoice.setState({ chosen: language });
  await applyLanguage(language);
}

/** Loads the language's texts, those that are still missing too, and renders in it, without storing a choice. */
export async function applyLanguage(language: Language): Promise<void> {
  await loadTexts(language);
  // Another language has been asked for while these texts were on their way.
  if (language !== wanted) return;
  if (typeof window !== 'undefined') document.documentElement.lang = LOCALES[language];
  // A new state for the same language too: its texts may have arrived only now.
  languageState.setState({ language });
}

/** Follows a switch in another tab or page. Returns a function that stops it. */
export function syncLanguageAcrossTabs(): () => void {
  const listening = new AbortController();
  const follow = (stored: string | null) => {
    if (stored && languageOf(stored) !== wanted) void applyLanguage(languageOf(stored));
  };
  window.addEventListener(
    'storage',
    ({ key, newValue }) => key === LANGUAGE_KEY && follow(newValue),
    listening,
  );
  // A page that Back brings out of the browser's cache was told of no switch meanwhile.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && follow(localStorage.getItem(LANGUAGE_KEY)),
    listening,
  );
  return () => listening.abort();
}
