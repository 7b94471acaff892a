import type { ErrorTexts } from '@reelrupee/platform';
import { t } from './texts/texts';

/** The texts of a form that has no own ones for errors. */
export function failedTexts(): ErrorTexts {
  const failed = t('Something went wrong, please try again.');
  return { refused: failed, failed };
}
