import type { Texts } from '@reelrupee/platform';

/** Hindi, by the English text. There is no form for one rupee, since the plural rules count 0 as one. */
export const hi = {
  'Listen: {label}': 'सुनें: {label}',
  '{count} rupees': '{count} रुपये',
  '{count} paise': '{count} पैसे',
  '{rupees} and {paise}': '{rupees} और {paise}',
} satisfies Texts;
