import { LOCALES, type Language } from '@reelrupee/contract/languages';

type VoiceFacts = Pick<SpeechSynthesisVoice, 'lang'>;

/** The voice for a language: of India, else of any country; undefined without one. Android writes `hi_IN`. */
export function pickVoice<Voice extends VoiceFacts>(
  voices: readonly Voice[],
  language: Language,
): Voice | undefined {
  const tagOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase();
  const ofLanguage = voices.filter((voice) => tagOf(voice).split('-')[0] === language);
  return ofLanguage.find((voice) => tagOf(voice) === LOCALES[language].toLowerCase()) ?? ofLanguage[0];
}
