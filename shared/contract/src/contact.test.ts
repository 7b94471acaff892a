import { expect, test } from 'vitest';
import { emailAdvice, normalizeEmail, normalizePhone, phoneAdvice } from './contact';

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+91-98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['00919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['+91 (0) 98765.43210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
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

test('an email is trimmed and in lower case', () => {
  expect(normalizeEmail(' Asha@Mail.IN ')).toBe('asha@mail.in');
});

test.each([
  ['+91 98765 43210', null],
  ['', null],
  ['98765', 'These are 5 digits. A mobile number has 10, as in 98765 43210.'],
  ['98765x3210', 'A phone number has digits only, as in 98765 43210.'],
])('the advice on phone %j is %j', (typed, advice) => {
  expect(phoneAdvice(typed)).toBe(advice);
});

test.each([
  ['Asha@Mail.in', null],
  ['', null],
  ['asha mail.in', 'An email has no spaces.'],
  ['asha.mail.in', 'An email has an @, as in name@mail.in.'],
  ['asha@mail', 'Check the part after the @, as in name@mail.in.'],
])('the advice on email %j is %j', (typed, advice) => {
  expect(emailAdvice(typed)).toBe(advice);
});
