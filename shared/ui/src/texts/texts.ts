import { defineTexts, type Translate } from '@reelrupee/platform';
import { en } from './en';
import type { hi } from './hi';

/** Gives a text of the primitives in the current language. */
export const t: Translate<keyof typeof hi> = defineTexts<typeof hi>(
  { hi: async () => (await import(/* webpackChunkName: "hi" */ './hi')).hi },
  en,
);
