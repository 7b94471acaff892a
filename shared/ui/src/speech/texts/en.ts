import type { Texts } from '@reelrupee/platform';

/** Plural forms of English texts. */
export const en = {
  '{count} rupees': { one: '{count} rupee', other: '{count} rupees' },
  '{count} paise': { one: '{count} paisa', other: '{count} paise' },
} satisfies Texts;
