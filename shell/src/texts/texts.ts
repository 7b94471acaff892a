import { defineTexts } from '@reelrupee/platform';
import type { hi } from './hi';

/** Gives a text of the frame in the current language. */
export const t = defineTexts<typeof hi>({
  hi: async () => (await import(/* webpackChunkName: "hi" */ './hi')).hi,
});
