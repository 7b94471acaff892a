import { expect, test } from 'vitest';
import { scrubMessage } from './scrubMessage';

test.each([
  ['No user asha.rao+1@mail.example.', 'No user [address]'],
  ['The payee asha@okbank is not yours', 'The payee [address] is not yours'],
  ['+91 98765 43210 has no plan', '[number] has no plan'],
  ['UTR 123456789012 was used', 'UTR [number] was used'],
  ['GET https://site.example/login?ref=ASHA7#top failed', 'GET https://site.example/login?… failed'],
  ['/reset#token=abc failed', '/reset?… failed'],
  ['bearer 3f9c0c52-6a1e-4b7d-9d0f-3f9c0c526a1e', 'bearer [id]'],
])('%s is kept as %s', (message, kept) => {
  expect(scrubMessage(message)).toBe(kept);
});

test.each([
  "Cannot read properties of undefined (reading 'plan')",
  'Slower than 1.0.0-ab12cd34ef.',
  '/plan was not rendered after 4 s.',
  'The page did not answer for 12345 ms on /plan.',
  "No export of '@reelrupee/platform' is named useWallet?",
])('a message without personal data stays as it is: %s', (message) => {
  expect(scrubMessage(message)).toBe(message);
});

test('a message is one line that does nothing to a terminal, of at most 200 characters', () => {
  expect(scrubMessage('first\r\nsecond \u001b[2J\u202ethird')).toBe('first second [2J third');
  expect(scrubMessage('a '.repeat(400))).toHaveLength(200);
});
