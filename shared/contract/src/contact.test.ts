import { expect, test } from 'vitest';
import { emailMistake, normalizeEmail, normalizeName, normalizePhone, phoneMistake } from './contact';

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+91-98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['00919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['+91 (0) 98765.43210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  // As contacts and chats copy it: with marks of direction, and hyphens that do not break.
  ['\u202a+91 98765\u201143210\u202c', '9876543210'],
  // A number that begins with 91 has its ten digits already.
  ['9198765432', '9198765432'],
])('%s is the phone number %s', (typed, number) => {
  expect(normalizePhone(typed)).toBe(number);
});

test.each([
  ['98765', '98765'],
  ['+1 415 555 2671', '+14155552671'],
  ['98765432101', '98765432101'],
  ['call me', 'callme'],
])('%s keeps what makes it invalid', (typed, kept) => {
  expect(normalizePhone(typed)).toBe(kept);
});

test.each([
  ['spaces and marks of direction around it', ' \u2068Asha Rao\u2069 ', 'Asha Rao'],
  ['the joiners of Indian scripts, which stay', 'श्र\u200dी क\u200cा', 'श्र\u200dी क\u200cा'],
])('a name with %s', (_what, typed, name) => {
  expect(normalizeName(typed)).toBe(name);
});

test('an email is trimmed, without invisible marks, and in lower case', () => {
  expect(normalizeEmail(' \u200eAsha@Mail.IN ')).toBe('asha@mail.in');
});

test.each([
  ['+91 98765 43210', null],
  ['', null],
  ['98765', { kind: 'length', digits: 5 }],
  ['98765x3210', { kind: 'not-digits' }],
])('the mistake in phone %j is %j', (typed, mistake) => {
  expect(phoneMistake(typed)).toEqual(mistake);
});

test.each([
  ['Asha@Mail.in', null],
  ['', null],
  ['asha mail.in', 'spaces'],
  ['asha.mail.in', 'no-at'],
  ['asha@mail', 'domain'],
  ['आशा@mail.in', 'name'],
  ["asha's@mail.in", 'name'],
  ['@mail.in', 'name'],
  ['asha@rao@mail.in', 'name'],
  ["asha's@mail", 'domain'],
])('the mistake in email %j is %j', (typed, mistake) => {
  expect(emailMistake(typed)).toBe(mistake);
});
