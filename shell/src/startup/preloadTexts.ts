/** Fetches the shell's texts while React is on its way. English is part of the code. */
import { languageOf, type TranslatedLanguage } from '@reelrupee/contract/languages';

/** The modules only hold data, so that running them early is cheap. */
const TEXTS: Partial<Record<TranslatedLanguage, () => Promise<unknown>>> = {
  hi: () => import(/* webpackChunkName: "hi" */ '../texts/hi'),
};

export function preloadTexts(): void {
  const language = languageOf(document.documentElement.lang);
  // Without its file the shell starts in English.
  if (language !== 'en') TEXTS[language]?.().catch(() => undefined);
}
