import { defineTexts } from '../language/defineTexts';
import type { hi } from './hi';

/** Gives a text of the platform in the current language. */
export const t = defineTexts<typeof hi>({
  hi: async () => (await import(/* webpackChunkName: "hi" */ './hi')).hi,
});
