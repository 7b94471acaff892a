import { applyLanguage } from '@reelrupee/platform';
import { afterEach, expect, test } from 'vitest';
import { friendName } from './friendName';

afterEach(() => applyLanguage('en'));

test.each([
  ['Closed account', 'बंद खाता'],
  ['Friend', 'दोस्त'],
  ['Ravi Kumar', 'Ravi Kumar'],
])('the name %j is %j in Hindi, and unchanged in English', async (name, hindi) => {
  expect(friendName(name)).toBe(name);
  await applyLanguage('hi');
  expect(friendName(name)).toBe(hindi);
});
