import type { Language, Reel } from '@reelrupee/platform';

/** A file with the captions of a reel, and their language. */
export interface Captions {
  file: string;
  language: Language;
}

/** A caption while it is shown. */
export interface Cue {
  text: string;
  language: Language;
}

/** The captions of a reel in the language of the app, otherwise in English; null if it has none. */
export function captionsOf(
  { captionsUrl, captionsHiUrl }: Pick<Reel, 'captionsUrl' | 'captionsHiUrl'>,
  language: Language,
): Captions | null {
  if (language === 'hi' && captionsHiUrl) return { file: captionsHiUrl, language };
  return captionsUrl ? { file: captionsUrl, language: 'en' } : null;
}
