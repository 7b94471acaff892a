import type { Texts } from '@reelrupee/platform';

/** Plural forms of English texts. */
export const en = {
  'These are {count} digits. A mobile number has {expected}, as in 98765 43210.': {
    one: 'This is {count} digit. A mobile number has {expected}, as in 98765 43210.',
    other: 'These are {count} digits. A mobile number has {expected}, as in 98765 43210.',
  },
} satisfies Texts;
