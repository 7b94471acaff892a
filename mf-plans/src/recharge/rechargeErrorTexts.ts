import type { ErrorTexts } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** The texts of a recharge that failed without a message of the provider. */
export function rechargeErrorTexts(): ErrorTexts {
  return { refused: t('Recharge failed!'), failed: t('Something went wrong!') };
}
