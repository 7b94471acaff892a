import { expect, test } from 'vitest';
import { sentences, spoken } from './speech';

test('says short forms letter by letter and helplines digit by digit', () => {
  expect(spoken('AI has no OTP.')).toBe('aiword has no otpword.');
  expect(spoken('Call 1930 or 112.')).toBe('Call one nine three zero or one one two.');
});

test('a sentence ends at its full stop, question or exclamation mark', () => {
  expect(sentences('Stop. Is it real? Call!')).toEqual(['Stop.', 'Is it real?', 'Call!']);
});
