/** The texts of a new remote's screen, in English and Hindi. Pure. */
import { quoted } from './quoted';

/** The files by path. The Hindi of the title is its team's: it is English until then. */
export function textFiles(name: string, title: string): Record<string, string> {
  const key = /^[A-Za-z]+$/.test(title) ? title : quoted(title);
  return {
    'src/texts/texts.ts': `import { defineTexts } from '@reelrupee/platform';
import type { hi } from './hi';

/** Gives a text of ${name} in the current language. */
export const t = defineTexts<typeof hi>({
  hi: async () => (await import(/* webpackChunkName: "hi" */ './hi')).hi,
});
`,
    'src/texts/hi.ts': `import type { Texts } from '@reelrupee/platform';

/** Hindi, by the English text. The title is to be translated here, and as \`titles\` of the route in remote.json. */
export const hi = {
  ${key}: ${quoted(title)},
  'Nothing here yet': 'अभी यहाँ कुछ नहीं है',
  'This screen is new.': 'यह स्क्रीन नई है।',
} satisfies Texts;
`,
  };
}
