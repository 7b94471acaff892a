/** The app's languages. English is part of the code; every other one is a catalog per package. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A language whose texts are a catalog of their own. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

/** Key of localStorage that holds the user's choice; a setting of the device that outlives the session. */
export const LANGUAGE_KEY = 'reelrupee.language';

/** BCP 47 tags, for `<html lang>`, plural rules and speech. */
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** The language of a tag, such as `hi-IN`; English for any other. */
export function languageOf(tag: string): Language {
  return LANGUAGES.find((language) => tag.startsWith(language)) ?? 'en';
}

/** The language that a switch leads to. */
export function nextLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;
}
