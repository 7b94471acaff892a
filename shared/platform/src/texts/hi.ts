import type { Texts } from '../language/textTypes';

/** Hindi, by the English text. */
export const hi = {
  'Your session has ended. Please log in again.': 'आप लॉग आउट हो गए हैं। कृपया फिर से लॉग इन करें।',
} satisfies Texts;
