import { defineTexts } from '@reelrupee/platform';
import { en } from './en';
import type { hi } from './hi';

/** Gives a text of mf-referrals in the current language. */
export const t = defineTexts<typeof hi>(
  { hi: async () => (await import(/* webpackChunkName: "hi" */ './hi')).hi },
  en,
);
