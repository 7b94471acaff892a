import { defineTexts } from '@reelrupee/platform';
import type { hi } from './hi';

/** Gives a text of the log-in screen in the current language. */
export const t = defineTexts<typeof hi>({
  hi: async () => (await import(/* webpackChunkName: "login-hi" */ './hi')).hi,
});
