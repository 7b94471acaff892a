// @vitest-environment jsdom
import type { ErrorReply } from '@reelrupee/contract/action';
import { actions } from '@reelrupee/contract/actions';
import { afterEach, expect, test } from 'vitest';
import { applyLanguage } from '../language/languageStore';
import { hi } from './hi';
import { loadReplyTexts, replyText } from './replyText';

afterEach(() => applyLanguage('en'));

// First: the messages are not loaded yet.
test('a message that is on the screen follows a switch of the language', async () => {
  await loadReplyTexts();
  await applyLanguage('hi');
  expect(replyText('The password is wrong.')).toBe('पासवर्ड गलत है।');
});

test('every error reply of a user’s action has a Hindi text', () => {
  const messages = Object.values(actions)
    .filter(({ access }) => access !== 'admin')
    .flatMap(({ errors }) => Object.values<ErrorReply>(errors))
    .flatMap(({ msg, inMinutes }) => [msg, ...(inMinutes === undefined ? [] : [inMinutes])]);
  expect(messages.length).toBeGreaterThan(30);
  expect([...new Set(messages)].filter((msg) => !(msg in hi))).toEqual([]);
});

test('every message about a field of a user’s action has a Hindi text', () => {
  const values = ['', 'x', 'x'.repeat(3000), '-1', '0', null];
  const messages = Object.values(actions)
    .filter(({ access }) => access !== 'admin')
    .flatMap(({ payload }) =>
      values.flatMap((value) => {
        const bankDetails = { accountHolderName: value, accountNumber: value, ifscCode: value };
        const fields = Object.fromEntries(Object.keys(payload.def.shape).map((field) => [field, value]));
        const call = { ...fields, bankDetails };
        return payload.safeParse(call, { error: () => '' }).error?.issues ?? [];
      }),
    )
    .map(({ message }) => message)
    // The contract has no words for what only developers get wrong.
    .filter((message) => message !== '');
  expect(new Set(messages).size).toBeGreaterThan(15);
  expect([...new Set(messages)].filter((msg) => !(msg in hi))).toEqual([]);
});

test.each(['255', '1,255.50', 'asha.k-1@okbank'])(
  'placeholders take the value %s in every message',
  async (value) => {
    await applyLanguage('hi');
    await loadReplyTexts();
    for (const form of Object.keys(hi)) {
      const said = replyText(form.replace(/\{\w+\}/g, value));
      expect(said).toMatch(/[\u0900-\u097f]/);
      expect(said).not.toMatch(/\{\w+\}/);
    }
  },
);

test.each([
  ['This plan is already active.', 'यह प्लान पहले से चालू है।'],
  ['Please provide a valid email. (email)', 'कृपया सही ईमेल लिखें।'],
  [
    'The field planId is not valid. (Invalid input: expected string, received undefined)',
    '‘planId’ की जानकारी सही नहीं है।',
  ],
  ['The smallest withdrawal is ₹10.', 'कम से कम ₹10 निकाल सकते हैं।'],
  ['Please withdraw your ₹1,25,000.50 first.', 'कृपया पहले अपने ₹1,25,000.50 निकालें।'],
  [
    'The amount must be ₹255.00: the plan amount of ₹250.00 and the charge of ₹5.00.',
    'रकम ₹255.00 होनी चाहिए: प्लान के ₹250.00 और ₹5.00 शुल्क।',
  ],
  ['Says another provider', 'Says another provider'],
  ['', ''],
])('the reply %j is %j in Hindi, and unchanged in English', async (msg, hindi) => {
  expect(replyText(msg)).toBe(msg);
  await applyLanguage('hi');
  await loadReplyTexts();
  expect(replyText(msg)).toBe(hindi);
});
