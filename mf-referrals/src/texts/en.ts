import type { Texts } from '@reelrupee/platform';

/** Plural forms of English texts. */
export const en = {
  '{count} friends have not recharged yet.': {
    one: '{count} friend has not recharged yet.',
    other: '{count} friends have not recharged yet.',
  },
} satisfies Texts;
