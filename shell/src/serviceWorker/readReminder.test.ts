import type { ReminderMessage } from '@reelrupee/contract/reminder';
import { expect, test } from 'vitest';
import { readReminder } from './readReminder';

const MESSAGE: ReminderMessage = {
  title: 'आज की 9 रील बाकी हैं',
  body: 'देखने के लिए टैप करें।',
  language: 'hi',
  reelsLeft: 9,
};

test('a reminder is shown in its language, in place of an earlier one, and with a sound', () => {
  expect(readReminder(JSON.stringify(MESSAGE))).toEqual({
    title: MESSAGE.title,
    options: {
      body: MESSAGE.body,
      lang: 'hi-IN',
      tag: 'reminder',
      renotify: true,
      icon: '/install/icon-192.png',
    },
    reelsLeft: 9,
  });
});

test.each(['', 'null', '[]', '{"title":1,"body":"b"}', '{"title":"t"}'])('%s is no reminder', (text) => {
  expect(readReminder(text)).toBeNull();
});

test.each([
  ['-3', 0],
  ['2.5', 0],
  ['"9"', 0],
  ['4', 4],
])('a count of %s is %i on the badge', (count, badge) => {
  expect(readReminder(`{"title":"t","body":"b","reelsLeft":${count}}`)?.reelsLeft).toBe(badge);
});
