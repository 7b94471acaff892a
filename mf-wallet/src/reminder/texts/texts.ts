import { defineTexts } from '@reelrupee/platform';
import type { hi } from './hi';

/** Gives a text of the reminder's card in the current language; the card and its texts are loaded on demand. */
export const t = defineTexts<typeof hi>({
  hi: async () => (await import(/* webpackChunkName: "reminder-hi" */ './hi')).hi,
});
