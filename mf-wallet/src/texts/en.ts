import type { Texts } from '@reelrupee/platform';

/** Plural forms of English texts. */
export const en = {
  '{count} days': { one: '{count} day', other: '{count} days' },
} satisfies Texts;
