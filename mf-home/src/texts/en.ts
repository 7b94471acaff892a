import type { Texts } from '@reelrupee/platform';

/** Plural forms of English texts. */
export const en = {
  '{count} days left': { one: '{count} day left', other: '{count} days left' },
} satisfies Texts;
