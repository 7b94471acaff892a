import type { Language, Reel } from '@reelrupee/platform';

/** The title of a reel and its language: that of the app, otherwise English. */
export function reelTitle(
  { title, titleHi }: Pick<Reel, 'title' | 'titleHi'>,
  language: Language,
): { text: string; language: Language } {
  return language === 'hi' && titleHi ? { text: titleHi, language } : { text: title, language: 'en' };
}
