import type { Language } from '@reelrupee/contract/languages';
import { currentLanguage } from '@reelrupee/platform';
import { t } from './texts';

/** The language of the frame's texts: English while those of the current language could not be loaded, as offline. */
export function textsLanguage(): Language {
  return t('Retry') === 'Retry' ? 'en' : currentLanguage();
}
