// @vitest-environment jsdom
import { setLanguage } from '@reelrupee/platform';
import { afterEach, expect, test } from 'vitest';
import { emailHint, phoneHint } from './contactHints';

afterEach(() => setLanguage('en'));

test.each([
  ['9', 'This is 1 digit. A mobile number has 10,', 'यह 1 अंक है। मोबाइल नंबर में 10 अंक होते हैं'],
  ['98765', 'These are 5 digits. A mobile number has 10,', 'ये 5 अंक हैं। मोबाइल नंबर में 10 अंक होते हैं'],
])('the phone number %s is told how many digits it has, in both languages', async (typed, english, hindi) => {
  expect(phoneHint(typed)).toContain(english);
  await setLanguage('hi');
  expect(phoneHint(typed)).toContain(hindi);
});

test('an email with Hindi letters is told which ones are possible, in both languages', async () => {
  expect(emailHint('आशा@mail.in')).toContain('only English letters');
  await setLanguage('hi');
  expect(emailHint('आशा@mail.in')).toContain('सिर्फ़ अंग्रेज़ी अक्षर');
});
