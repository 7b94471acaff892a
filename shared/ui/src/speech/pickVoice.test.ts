import { expect, test } from 'vitest';
import { pickVoice } from './pickVoice';

const voices = (...tags: string[]) => tags.map((lang) => ({ lang }));

test.each([
  [['en-US', 'en-IN', 'hi-IN'], 'en', 'en-IN'],
  [['en-US', 'en_IN', 'hi_IN'], 'hi', 'hi_IN'],
  [['en-GB', 'fr-FR'], 'en', 'en-GB'],
  [['en-IN'], 'hi', undefined],
  [['hil-PH'], 'hi', undefined],
  [[], 'en', undefined],
] as const)('of %j for %s: %s', (tags, language, picked) => {
  expect(pickVoice(voices(...tags), language)?.lang).toBe(picked);
});
