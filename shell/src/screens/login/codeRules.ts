import { compactText } from '@reelrupee/contract/compactText';
import { t } from './texts/texts';

/** Rules of a field for a code that is typed as it was read out or shown, in groups or with Devanagari digits. */
export const codeRules = () => ({ setValueAs: compactText, required: t('Please enter the code.') });
