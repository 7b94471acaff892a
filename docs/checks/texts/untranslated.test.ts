import { expect, test } from 'vitest';
import { untranslatedTexts } from './untranslated';

test.each([
  ['<p>Pay now</p>', 'Pay now'],
  ['<p>{count} days left</p>', 'days left'],
  ['<Button title="Pay now" />', 'Pay now'],
  ['<input aria-label="Amount" />', 'Amount'],
  ['<Fact name="Total days" />', 'Total days'],
  ["{ failed: 'Server error' }", 'Server error'],
])('%s has an untranslated text', (jsx, text) => {
  expect(untranslatedTexts('Screen.tsx', `const screen = ${jsx};`)).toEqual([`Screen.tsx:1: ${text}`]);
});

test.each([
  "<p>{t('Pay now')}</p>",
  '<p>₹1,000 · {amount}</p>',
  '<a>WhatsApp</a>',
  '<input name="email" type="email" className="field" />',
  '<TextField prefix="+91" />',
])('%s has none', (jsx) => {
  expect(untranslatedTexts('Screen.tsx', `const screen = ${jsx};`)).toEqual([]);
});
