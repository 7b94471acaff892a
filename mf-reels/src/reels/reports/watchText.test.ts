import { expect, test } from 'vitest';
import type { Watch } from './watch';
import { watchText } from './watchText';

const OFFLINE = 'You’re offline. Your ₹0.50 will be saved when you’re back online.';

test.each<[Watch['kind'] & ('saving' | 'unconfirmed'), boolean, string]>([
  ['saving', true, 'Saving your ₹0.50'],
  ['unconfirmed', true, 'Your ₹0.50 is not saved yet. Retrying…'],
  ['unconfirmed', false, OFFLINE],
  // Its report waits for that of the reel before.
  ['saving', false, OFFLINE],
])('of a reel that is %s, online: %j', (kind, online, text) => {
  const context = { perReel: 0.5, online, watchedToday: 1, dailyReels: 10 };
  expect(watchText({ kind }, context)).toBe(text);
});
