import { expect, test } from 'vitest';
import { mailIn } from './mailIn';

const TEXTS = {
  en: { subject: 'Confirm', text: 'Open this link' },
  hi: { subject: 'पुष्टि', text: 'लिंक खोलें' },
};

test('a mail is in the language of its reader', () => {
  expect(mailIn('en', TEXTS)).toEqual(TEXTS.en);
  expect(mailIn('hi', TEXTS)).toEqual(TEXTS.hi);
});

test('while the language is unknown a mail has both, English first', () => {
  expect(mailIn(null, TEXTS)).toEqual({
    subject: 'Confirm · पुष्टि',
    text: 'Open this link\n\n—\n\nलिंक खोलें',
  });
});
