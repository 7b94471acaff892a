import { expect, test } from 'vitest';
import { unlockText } from './unlockText';

test('locked earnings have a date', () => {
  expect(unlockText({ lockedEarnings: 12.5, unlocksOn: '2026-12-03' })).toBe(
    '₹12.50 unlocks on 3 December if you watch every day.',
  );
});

test('nothing locked, or no date, has no text', () => {
  expect(unlockText({ lockedEarnings: 0, unlocksOn: '2026-12-03' })).toBeNull();
  expect(unlockText({ lockedEarnings: 12.5, unlocksOn: undefined })).toBeNull();
});
